// The card that stress and hack put into decks.

/** Its entry among the modifier cards. */
export const stressMiss = 'stress-miss'
export const bolsterCard = 'x2-bolster'
export const deckOf = (seat: string): string => `deck:${seat}`
export const enemyDeck = 'deck:E'
