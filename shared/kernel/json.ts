// Plain data: all that a machine keeps, asks and answers with. Whatever is stored or sent is of this type.
import { z } from 'zod'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Any plain value. Depth and size are limited where the text enters the app, before it is parsed. */
export const json: z.ZodType<Json> = z.json()
