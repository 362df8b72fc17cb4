// Names that the app makes up: of campaigns, plays, transfers and simulations.
import { randomBytes, randomInt } from 'node:crypto'

/** Sixteen letters and digits: 82 bits of chance, safe as a folder name on every system. */
export const newCampaignId = (): string => Array.from({ length: 16 }, () => randomInt(36).toString(36)).join('')

/** What all luck of a campaign or play is derived from: 256 bits. */
export const newSeed = (): string => randomBytes(32).toString('hex')

export const newSimulationId = (): string => randomBytes(16).toString('hex')

export const newPlayId = (): string => randomBytes(16).toString('hex')

/** 128 bits: not to be guessed by another page. */
export const newTransferId = (): string => randomBytes(16).toString('hex')
