// The packs of the app, read once for each test file that asks.
import { join } from 'node:path'
import { loadPack, type LoadedPack } from '../../main/files/packs/load.ts'

export const packsDir = join(import.meta.dirname, '..', '..', 'packs')

export const loadAkarios = (): Promise<LoadedPack> => loadPack(join(packsDir, 'akarios'))
