// What a screen sends to move a play. `version` is that of the view the person was looking at.
import { z } from 'zod'
import { chanceResult } from './chance.ts'
import { json } from './json.ts'

const move = { play: z.string().max(80), version: z.number().int(), seat: z.string().max(40) }

export const submitRequest = z.strictObject({ ...move, answer: json })
export type SubmitRequest = Readonly<z.infer<typeof submitRequest>>

/** What the real dice or card showed; null asks the app to roll or draw this once. */
export const submitChanceRequest = z.strictObject({ ...move, result: chanceResult.nullable() })
export type SubmitChanceRequest = Readonly<z.infer<typeof submitChanceRequest>>

export const submitHandRequest = z.strictObject({ ...move, change: json })
export type SubmitHandRequest = Readonly<z.infer<typeof submitHandRequest>>
