// Every kind of thing that a pack may hold, its schema and the file in which it stands.
import type { z } from 'zod'
import { ability } from './ability.ts'
import { achievement } from './achievement.ts'
import { board } from './board.ts'
import { combatEffect } from './effect.ts'
import { enemy } from './enemy.ts'
import { eventCard } from './event.ts'
import { figures } from './figures.ts'
import { market } from './market.ts'
import { mission } from './mission.ts'
import { deck, modifierCard } from './modifier.ts'
import { pilot } from './pilot.ts'
import { ship } from './ship.ts'
import { coPilot, sparrowUpgrade } from './squad-card.ts'
import { system } from './system.ts'
import { traumaCard } from './trauma.ts'
import { upgrade } from './upgrade.ts'
import { world } from './world.ts'

/** Kinds of which a pack may hold many, known by id. */
export const entrySchemas = {
  pilots: pilot,
  ships: ship,
  upgrades: upgrade,
  abilities: ability,
  coPilots: coPilot,
  sparrowUpgrades: sparrowUpgrade,
  effects: combatEffect,
  modifierCards: modifierCard,
  decks: deck,
  traumaCards: traumaCard,
  achievements: achievement,
  events: eventCard,
  enemies: enemy,
  missions: mission,
  systems: system,
  worlds: world,
  markets: market,
} as const
export type Kind = keyof typeof entrySchemas
export type EntryOf<K extends Kind> = z.infer<(typeof entrySchemas)[K]>
export const kinds = Object.keys(entrySchemas) as readonly Kind[]

/** Kinds of which there is one. */
export const sheetSchemas = { board, figures } as const
export type Sheet = keyof typeof sheetSchemas
export type SheetOf<S extends Sheet> = z.infer<(typeof sheetSchemas)[S]>
export const sheets = Object.keys(sheetSchemas) as readonly Sheet[]

/** Kinds that stand one to a file, `enemies/ronin-scout.json`, so that a person can hold the file against the printed card. */
export const folderKinds = ['enemies', 'missions', 'systems', 'worlds', 'markets'] as const satisfies readonly Kind[]
export type FolderKind = (typeof folderKinds)[number]
export const isFolderKind = (kind: Kind): kind is FolderKind => (folderKinds as readonly Kind[]).includes(kind)

/** The file or folder of a kind: its name in lower case, words joined by `-`. */
export const fileNameOf = (kind: Kind | Sheet): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
