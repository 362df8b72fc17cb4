// A system of the printed atlas that no pack knows: all there is to it is its letter (rule SX-005).

/** `letter-f` for the letter F. */
export const bareSystemId = (letter: string): string => `letter-${letter.toLowerCase()}`

/** The letter of such an id; null for the id of a pack's system. */
export const letterOfBare = (id: string): string | null => /^letter-([a-z])$/.exec(id)?.[1]?.toUpperCase() ?? null
