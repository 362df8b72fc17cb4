// What a sticker of the atlas can be (rule SX-008). Without zod: the renderer carries this file into the page.

export const locationKinds = ['primary', 'side', 'market', 'jump'] as const
export type LocationKind = (typeof locationKinds)[number]
