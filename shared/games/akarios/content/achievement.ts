// Achievements of the squad: some sections are read only with one, some only without (rules ES-008, ES-011, ES-012).
import { z } from 'zod'
import { id, name, wording } from './id.ts'

export const achievement = z.strictObject({ id, name, wording })
export type Achievement = z.infer<typeof achievement>
