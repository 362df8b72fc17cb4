// Catching up: the sheets of a campaign under way, kept while they are typed, checked by the rules and written as one entry.
import { dirname, join } from 'node:path'
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { counts } from '../db/line.ts'
import { addNote } from '../db/stores/notes.ts'
import { catchUp, tellCampaign, tooLate } from '../games/akarios/campaign/catch-up/catch-up.ts'
import { formOf } from '../games/akarios/campaign/catch-up/form-of.ts'
import { stockOf } from '../games/akarios/campaign/catch-up/stock.ts'
import { playedSo, summaryOf, titleOfCatchUp } from '../games/akarios/campaign/catch-up/summary.ts'
import { keep, readKept } from '../files/kept-form.ts'
import { findBreaches } from '../games/akarios/campaign/invariants.ts'
import type { CampaignState } from '../games/akarios/campaign/state.ts'
import { squadView } from '../games/akarios/campaign/view/squad.ts'
import type { CampaignContent } from '../games/akarios/campaign/work.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf, storeState } from './campaign-state.ts'
import type { Commands } from './commands.ts'
import type { ContentService } from './content.ts'
import type { Names } from './names.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import { readingOf } from './reading.ts'

export interface CatchUpsService {
  readonly form: (campaign: string) => Outcome<Output<'catchUp.form'>>
  readonly keep: (input: Parsed<'catchUp.keep'>) => Outcome<Output<'catchUp.keep'>>
  readonly check: (input: Parsed<'catchUp.check'>) => Outcome<Output<'catchUp.check'>>
  /** Refuses what the table has not accepted, a campaign that has gone on, and one in which a fight or a trip is under way. */
  readonly write: (input: Parsed<'catchUp.write'>) => Outcome<Output<'catchUp.write'>>
}

export interface CatchUpsOptions {
  readonly open: OpenCampaigns
  readonly commands: Commands
  readonly content: ContentService
  readonly plays: Pick<PlaysService, 'list'>
  readonly names: Names
  readonly now: () => Date
}

/** Sheets without a fault give a sound campaign, or a rule of ours is wrong: then nothing is stored. */
function refuseUnsound(state: CampaignState, content: CampaignContent): void {
  const breaches = findBreaches(state, content)
  if (breaches.length > 0) throw new Error(`a catch-up would break the campaign: ${breaches.join('; ')}`)
}

export function createCatchUps({ open, commands, content, plays, names, now }: CatchUpsOptions): CatchUpsService {
  const read = readingOf({ open, content })
  const placeOf = (campaign: string) => join(dirname(open.pathOf(campaign)), 'catch-up.json')
  /** What is typed and not in the campaign: never written, or taken back again. */
  const openDraft = (campaign: string, { state: { line } }: CampaignFile): string | null => {
    const kept = readKept(placeOf(campaign))
    return kept === undefined || (kept.entry !== undefined && counts(line, kept.entry)) ? null : kept.text
  }
  const somethingRuns = (campaign: string): boolean => {
    const listed = plays.list(campaign)
    return listed.ok && listed.value.plays.some(({ status }) => status === 'open')
  }
  return {
    form: (campaign) =>
      read(campaign, (state, all, file) => {
        const late = tooLate(state)
        const said = late === undefined ? null : { key: late.key, args: { ...late.args } }
        return { form: formOf(state), stock: stockOf(state, all), kept: openDraft(campaign, file), late: said }
      }),
    keep: ({ campaign, draft }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      keep(placeOf(campaign), draft === null ? undefined : { text: draft })
      return ok({})
    },
    check: ({ campaign, form }) =>
      read(campaign, (before, all) => {
        const { state, breaches } = tellCampaign(before, form, all)
        return {
          breaches: breaches.map((breach) => ({ ...breach, args: { ...breach.args } })),
          view: squadView(state, all),
          summary: summaryOf(state, all).map(names.line),
        }
      }),
    write: ({ campaign, who, form, accepted }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      if (somethingRuns(campaign)) return fail(refusal('refused', 'fight.runs'))
      const before = stateOf(held.value)
      const all = contentOf(content, before.seats)
      const told = catchUp(before, { form, accepted }, all)
      if (!told.ok) return fail(refusal('refused', told.error.key, told.error.args))
      const { state, breaches } = told.value
      if (breaches.length === 0) refuseUnsound(state, all)
      const title = titleOfCatchUp(state)
      const notes = [...summaryOf(state, all), ...breaches.map(playedSo)]
      const text = openDraft(campaign, held.value)
      const written = commands.run(campaign, { titleKey: title.key, titleArgs: title.args, who, notes }, (file) => {
        storeState(file, state)
        if (form.notes !== '') addNote(file, { body: form.notes, who, now: now() })
        return ok({ title })
      })
      if (written.ok && text !== null) keep(placeOf(campaign), { text, entry: held.value.state.head.n })
      return written
    },
  }
}
