// A whole app with one campaign and a duel that waits for an answer, driven through its calls.
import { heldFile } from '../../../main/db/held.ts'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { runPlay } from '../../../main/db/stores/plays.ts'
import { noCache } from '../../../main/kernel/play-cache.ts'
import { startPlay } from '../../../main/kernel/start.ts'
import type { DuelQuestion } from '../../unit/kernel/dice-duel.ts'
import { foundCampaign, startApp, type TestApp } from '../../support/app.ts'
import { tidyFolder } from './folder.ts'
import { pathIn } from './sample.ts'
import { machine, machines, must, start } from './table.ts'

export interface Desk extends TestApp {
  readonly campaign: string
  readonly path: string
  readonly play: string
  /** The open file behind the app, to turn the disk's screws. */
  readonly file: () => CampaignFile
  /** The first answer that may be given to what the duel asks now; undefined when it is over. */
  readonly answer: () => Promise<
    { campaign: string; play: string; version: number; seat: string; answer: never } | undefined
  >
}

export async function startDesk(options: { readonly dataDir?: string; readonly now?: () => Date } = {}): Promise<Desk> {
  const { dataDir = tidyFolder(), now } = options
  const app = startApp(dataDir, { machines: [machine], ...(now !== undefined && { now }) })
  const campaign = await foundCampaign(app)
  const path = pathIn(dataDir, campaign)
  const file = () => heldFile(path)!
  const play = 'duel'
  beginDuel(file(), play)
  return {
    ...app,
    ...{ campaign, path, play, file },
    answer: async () => {
      const { wait, version } = await app.call('play.view', { campaign, play })
      if (wait?.kind !== 'ask') return undefined
      const { options: possible } = wait.question as unknown as DuelQuestion
      return { campaign, play, version, seat: wait.seats[0]!, answer: possible[0] as never }
    },
  }
}

export function beginDuel(file: CampaignFile, play: string): void {
  const setup = { hull: 20, cards: ['anchor', 'bolt', 'comet'], faulty: false }
  const title = { key: 'duelBegun', args: {} }
  must(
    runPlay(file, { who: 'table', now: new Date(start) }, (ports) =>
      startPlay(
        { ports, machines, cache: noCache },
        { id: play, machine: machine.id, setup, seed: `${file.seed} ${play}`, physical: [], title },
      ),
    ),
  )
}
