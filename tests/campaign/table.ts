// The people at the table: they do commands, fly fights and trips, walk over worlds, and write all of it down.
import type { CampaignCommand, CommandOf } from '../../shared/games/akarios/campaign/command.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import type { SquadView } from '../../shared/games/akarios/view/squad-view.ts'
import type { TravelView } from '../../shared/games/akarios/travel/travel-view.ts'
import type { WorldView } from '../../shared/games/akarios/world/world-view.ts'
import type { Input, Output } from '../../shared/contract/contract.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Note } from '../../shared/kernel/note.ts'
import type { Calls } from '../support/open-app.ts'
import { rulesIn, type Moment } from './diary.ts'
import { noLuck, resultOf, type Luck } from './luck.ts'

export type App = Calls
type Founding = Input<'campaign.create'>
type PlayView = Output<'play.view'>

export interface Play {
  readonly id: string
  readonly luck: Luck
  readonly see: () => PlayView
  /** Luck is typed in until somebody is asked, or all is over. */
  readonly answer: (answer: Json, seat?: string) => Promise<PlayView>
  readonly hand: (...changes: Json[]) => Promise<void>
}

export interface Table {
  readonly campaign: string
  readonly moments: Moment[]
  readonly look: () => Promise<SquadView>
  /** What is played from here on, for the diary. */
  readonly scene: (title: string) => void
  readonly do: (...commands: CampaignCommand[]) => Promise<void>
  /** Tries that the rules must refuse; throws when one is taken. */
  readonly refused: (...commands: CampaignCommand[]) => Promise<void>
  readonly open: (number: number, kind: CommandOf<'openScenario'>['kind']) => Promise<void>
  /** Begins a play by `start` and types in its luck. */
  readonly play: (start: () => Promise<{ play: string }>) => Promise<Play>
  readonly app: App
  readonly seats: readonly number[]
}

/** A new campaign; `road` names it in the diary. */
export async function sitDown(app: App, road: string, squad: Founding): Promise<Table> {
  const { call, refused } = app
  const { id: campaign } = await call('campaign.create', squad)
  const moments: Moment[] = []
  const seats = squad.seats.map((_, at) => at + 1)
  const look = () => call('squad.view', { campaign })
  let [scene, now] = ['The squad', await look()]

  const write = (more: Partial<Moment>, spoken: unknown): void => {
    const rules = new Set(rulesIn(spoken))
    const blank = { command: null, refused: null, notes: [], fight: null, trip: null, visit: null }
    moments.push({ ...blank, road, scene, before: now, after: now, rules, ...more })
  }
  write({}, null)

  const act = async (command: CampaignCommand): Promise<void> => {
    const { title } = await call('squad.do', { campaign, who: 'table', command })
    const after = await look()
    write({ command, after }, title)
    now = after
  }

  const play = async (start: () => Promise<{ play: string }>): Promise<Play> => {
    const { play: id } = await start()
    const luck = noLuck()
    let at = await call('play.view', { campaign, play: id })
    const moved = async (reply: Output<'play.submit'>): Promise<PlayView> => {
      if (!reply.taken) throw new Error(`${scene}: ${reply.code} ${JSON.stringify(reply.problems)}`)
      at = reply.view
      write(viewed(at, reply.notes), [reply.notes, at.wait])
      return throughLuck()
    }
    const throughLuck = async (): Promise<PlayView> => {
      const { version, wait, view } = at
      if (wait?.kind !== 'chance') return at
      const faces = (view as unknown as Pick<FightView, 'dieFaces'>).dieFaces
      const result = resultOf(wait.ask, luck, faces)
      return moved(await call('play.chance', { campaign, play: id, version, seat: 'table', result }))
    }
    write(viewed(at, []), at.wait)
    await throughLuck()
    return {
      id,
      luck,
      see: () => at,
      answer: async (answer, seat) => {
        const { version, wait } = at
        const by = seat ?? (wait?.kind === 'ask' ? (wait.seats[0] ?? 'table') : 'table')
        return moved(await call('play.submit', { campaign, play: id, version, seat: by, answer }))
      },
      hand: async (...changes) => {
        for (const change of changes)
          await moved(await call('play.hand', { campaign, play: id, version: at.version, seat: 'table', change }))
      },
    }
  }

  return {
    app,
    campaign,
    moments,
    seats,
    look,
    play,
    scene: (title) => {
      scene = title
    },
    do: async (...commands) => {
      for (const command of commands) await act(command)
    },
    refused: async (...commands) => {
      for (const command of commands) {
        const no = await refused('squad.do', { campaign, who: 'table', command })
        write({ command, refused: no.key }, no)
      }
    },
    open: (number, kind) => act({ type: 'openScenario', number, kind, seats: [...seats] }),
  }
}

function viewed({ machine, view }: PlayView, notes: readonly Note[]): Partial<Moment> {
  if (machine === 'akarios.combat') return { notes, fight: view as unknown as FightView }
  if (machine === 'akarios.travel') return { notes, trip: view as unknown as TravelView }
  return { notes, visit: view as unknown as WorldView }
}

/** What the machine of this play asks; its form is the machine's own. */
export const questionOf = ({ wait }: PlayView): Json => (wait?.kind === 'ask' ? wait.question : null)
