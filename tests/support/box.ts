// The content of the box as the app reads it, for tests of rules that name its pilots, ships and cards.
import { checkTogether } from '../../main/files/packs/load.ts'
import type { Content } from '../../shared/games/akarios/content/content.ts'
import { loadAkarios } from './packs.ts'

export const loadBox = async (): Promise<Content> => checkTogether([await loadAkarios()]).layered.content
