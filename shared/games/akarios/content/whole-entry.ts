// In place of a field of an entry: the value told is a whole entry, one that no other pack has.
export const wholeEntry = '*'
