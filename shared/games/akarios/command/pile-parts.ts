// Where in a pile a card may lie, for changes by hand. `box` is outside of all piles: from there a card comes new, there it leaves.

export const pileParts = ['top', 'unseen', 'discard', 'box'] as const
export type PilePart = (typeof pileParts)[number]
