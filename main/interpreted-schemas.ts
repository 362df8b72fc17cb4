// Schemas are interpreted, not turned into code at their first use: the program reads its packs once and answers small calls, and
// making code for hundreds of schemas is a fifth of its start. Imported before any schema, each of which decides when it is made.
import { z } from 'zod'

z.config({ jitless: true })
