// The log as people read it, and taking steps back and forth across commands and plays alike.
import type { HistoryEntry, HistoryStep } from '../../shared/contract/calls/history.ts'
import type { Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { listHistory, type HistoryEntry as Stored } from '../db/history.ts'
import { redo, redoTarget, undo, undoTarget, type NamedEntry } from '../db/undo.ts'
import type { Names } from './names.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import type { Pushes } from './pushes.ts'

export interface HistoryService {
  readonly list: (query: Parsed<'history.list'>) => Outcome<{ entries: HistoryEntry[]; more: boolean }>
  readonly steps: (campaign: string) => Outcome<{ undo?: HistoryStep; redo?: HistoryStep }>
  /** Refuses `stale` when `entry` is not the step that would be taken. */
  readonly undo: (campaign: string, entry: number) => Outcome<HistoryStep>
  readonly redo: (campaign: string, entry: number) => Outcome<HistoryStep>
}

export interface HistoryOptions {
  readonly open: OpenCampaigns
  readonly plays: PlaysService
  readonly pushes: Pushes
  readonly names: Names
  readonly now: () => Date
}

const entryView = ({ titleKey, titleArgs, play, means, notes, ...entry }: Stored): HistoryEntry => ({
  ...entry,
  title: { key: titleKey, args: titleArgs },
  ...(play === null ? {} : { play }),
  ...(means === null ? {} : { means }),
  notes: [...notes],
})

const directions = {
  undo: { target: undoTarget, take: undo },
  redo: { target: redoTarget, take: redo },
} as const

export function createHistory({ open, plays, pushes, names, now }: HistoryOptions): HistoryService {
  const stepOf = ({ n, titleKey, titleArgs, reveals }: NamedEntry): HistoryStep => ({
    n,
    title: { key: titleKey, args: names.args(titleArgs) },
    reveals,
  })
  const take = (direction: 'undo' | 'redo', campaign: string, entry: number): Outcome<HistoryStep> => {
    const held = open.own(campaign)
    if (!held.ok) return held
    const file = held.value
    const target = directions[direction].target(file)
    if (!target.ok) return target
    if (target.value.n !== entry) return fail(refusal('conflict', 'stale'))
    const taken = directions[direction].take(file, { who: 'table', now: now(), goTo: plays.goTo(file) })
    if (!taken.ok) return taken
    pushes.publish({ name: 'campaign.changed', args: { campaign } })
    return ok(stepOf(taken.value))
  }
  return {
    list: ({ campaign, most, before, kinds, standing, play, text, keys }) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const page = listHistory(held.value.file, {
        limit: most,
        inWords: names.args,
        ...(before === undefined ? {} : { before }),
        ...(kinds === undefined ? {} : { kinds }),
        ...(standing === undefined ? {} : { standing }),
        ...(play === undefined ? {} : { play }),
        ...(text === undefined ? {} : { text }),
        ...(keys === undefined ? {} : { keys }),
      })
      return ok({ entries: page.entries.map(entryView), more: page.more })
    },
    steps: (campaign) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      if (held.value.looking !== undefined) return ok({})
      const back = undoTarget(held.value.file)
      const forth = redoTarget(held.value.file)
      return ok({
        ...(back.ok ? { undo: stepOf(back.value) } : {}),
        ...(forth.ok ? { redo: stepOf(forth.value) } : {}),
      })
    },
    undo: (campaign, entry) => take('undo', campaign, entry),
    redo: (campaign, entry) => take('redo', campaign, entry),
  }
}
