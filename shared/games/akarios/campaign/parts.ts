// The parts of the form of a catch-up, in their order on the page; each inconsistency stands in one of them. Without zod: the renderer
// carries this file into the page.
export const catchUpParts = ['campaign', 'scenarios', 'map', 'crew', 'ships', 'cards', 'boards', 'markets'] as const
export type CatchUpPart = (typeof catchUpParts)[number]
