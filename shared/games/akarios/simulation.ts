// What both sides know of fights that a mission plays by itself. Without zod, because the renderer carries this file into the page.

/** Who plays for the squad: by chance, or each answer is tried and the one that leaves the squad best off is given. */
export const policies = ['random', 'greedy'] as const
export type Policy = (typeof policies)[number]

/** Share of fights that the greedy player wins at Normal in a mission that is fair. */
export const fairShare = { from: 0.4, to: 0.85 } as const

/** Fights for each number of pilots. */
export const fightsAtMost = 1000
