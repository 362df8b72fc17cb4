// Tries missions by simulation, one run at a time, on the packs as they stand or with an unsaved draft on top.
import { availableParallelism } from 'node:os'
import type { Lack } from '../../shared/contract/calls/fight.ts'
import type { SimulatedSquad as Shown } from '../../shared/contract/calls/simulation.ts'
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import type { Content } from '../../shared/games/akarios/content/content.ts'
import type { Mission } from '../../shared/games/akarios/content/mission.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { FightSetup } from '../games/akarios/combat/index.ts'
import { figuresOf, verdictOf, type Simulated } from '../games/akarios/simulator/index.ts'
import { contentWith, type ContentService } from './content.ts'
import { newSimulationId } from './ids.ts'
import type { OwnerPackService } from './owner-pack.ts'
import type { Pushes } from './pushes.ts'
import { simulatedSquad, type SimulatedSquad } from './simulated-squad.ts'
import { runSimulation, type SimulationRun } from './simulation-run.ts'

export interface SimulationsService {
  /** Refusals: those of `simulatedSquad`, and of `OwnerPackService.tried` for the draft. */
  readonly lacks: (input: Parsed<'simulation.lacks'>) => Outcome<{ lacks: Lack[] }>
  /** The same, and `fight.lacks` while something is lacking. */
  readonly start: (input: Parsed<'simulation.start'>) => Outcome<{ simulation: string }>
  readonly get: () => Outcome<Output<'simulation.get'>>
  readonly stop: (simulation: string) => Promise<Outcome<Record<string, never>>>
  /** Ends what runs; answers once no thread is left. */
  readonly close: () => Promise<void>
}

export interface SimulationsOptions {
  /** All packs, with the owner's values on top. */
  readonly content: ContentService
  /** The same without the owner's values. */
  readonly base: ContentService
  readonly owner: Pick<OwnerPackService, 'tried'>
  readonly language: () => string
  readonly pushes: Pushes
  readonly workerFile: string
  readonly log: (fault: unknown, where: string) => void
}

interface Run {
  readonly id: string
  readonly about: Parsed<'simulation.start'>
  readonly squads: readonly { readonly setup: FightSetup; readonly content: Content; readonly fights: Simulated[] }[]
  state: NonNullable<Output<'simulation.get'>['run']>['state']
  played: SimulationRun
}

/** Milliseconds between two words about how far it has come. */
const tellEvery = 250

/** One core is left to the app itself. */
const threads = () => Math.max(1, availableParallelism() - 1)

export function createSimulations(options: SimulationsOptions): SimulationsService {
  const { content, base, owner, language, pushes, workerFile, log } = options
  let run: Run | undefined
  let telling: NodeJS.Timeout | undefined

  const tell = () => {
    clearTimeout(telling)
    telling = undefined
    pushes.publish({ name: 'simulation.changed', args: {} })
  }
  const tellSoon = () => (telling ??= setTimeout(tell, tellEvery).unref())

  const end = async (state: 'stopped' | 'done' | 'failed', of = run): Promise<void> => {
    if (of?.state !== 'running') return
    of.state = state
    await of.played.stop()
    if (of === run) tell()
  }

  /** Squads of each size, on the packs with the draft on top. */
  const squadsFor = (
    { mission, draft, pilots }: Parsed<'simulation.lacks'>,
    difficulty: Parsed<'simulation.start'>['difficulty'],
  ): Outcome<readonly SimulatedSquad[]> => {
    const tried = draft.length === 0 ? undefined : owner.tried({ kind: 'missions', id: mission, values: draft })
    if (tried?.ok === false) return tried
    const packs = tried === undefined ? content : contentWith(base, () => tried.value, language)
    const squads: SimulatedSquad[] = []
    for (const size of pilots) {
      const squad = simulatedSquad(packs, { mission, pilots: size, difficulty })
      if (!squad.ok) return squad
      squads.push(squad.value)
    }
    return ok(squads)
  }

  return {
    lacks: (input) => {
      const squads = squadsFor(input, 'normal')
      return squads.ok ? ok({ lacks: [...lacksOf(squads.value)] }) : squads
    },
    start: ({ difficulty, policy, runs, seed, ...input }) => {
      const found = squadsFor(input, difficulty)
      if (!found.ok) return found
      const [lack] = lacksOf(found.value)
      if (lack !== undefined)
        return fail(refusal('refused', 'fight.lacks', { thing: lack.name, fields: lack.fields.join(', ') }))
      const squads = found.value.flatMap(({ setup, wanted }) =>
        setup === undefined ? [] : [{ setup, content: wanted.content.all, fights: [] as Simulated[] }],
      )
      void end('stopped')
      const begun: Run = {
        id: newSimulationId(),
        about: { difficulty, policy, runs, seed, ...input },
        squads,
        state: 'running',
        played: runSimulation({
          setups: squads.map(({ setup }) => setup),
          ...{ policy, seed, runs, workerFile },
          threads: threads(),
          onFight: (squad, simulated) => {
            squads[squad]?.fights.push(simulated)
            tellSoon()
          },
        }),
      }
      run = begun
      begun.played.finished.then(
        () => void end('done', begun),
        (fault: unknown) => {
          if (begun.state === 'running') log(fault, 'simulation')
          void end('failed', begun)
        },
      )
      tell()
      return ok({ simulation: begun.id })
    },
    get: () => ok(run === undefined ? {} : { run: shown(run) }),
    stop: async (simulation) => {
      if (run?.id === simulation) await end('stopped')
      return ok({})
    },
    close: async () => {
      await end('stopped')
      clearTimeout(telling)
    },
  }
}

/** What several squads lack is said once. */
const lacksOf = (squads: readonly SimulatedSquad[]): readonly Lack[] => [
  ...new Map(squads.flatMap(({ lacks }) => lacks).map((lack) => [canonical({ ...lack }), lack])).values(),
]

function shown({ id, about, state, squads }: Run): NonNullable<Output<'simulation.get'>['run']> {
  const done = squads.reduce((sum, { fights }) => sum + fights.length, 0)
  return {
    ...{ id, mission: about.mission, state, done, of: about.runs * squads.length },
    squads: squads.flatMap((squad) => (squad.fights.length === 0 ? [] : [shownSquad(squad, about)])),
  }
}

function shownSquad({ setup, content, fights }: Run['squads'][number], { policy, difficulty }: Run['about']): Shown {
  const {
    fallen,
    ends,
    interval: [low, high],
    ...figures
  } = figuresOf(fights)
  const isJudged = policy === 'greedy' && difficulty === 'normal' && figures.fights > 0
  return {
    ...figures,
    pilots: setup.squad.length,
    interval: [low, high],
    ...(isJudged ? { judged: verdictOf({ rate: figures.rate, interval: [low, high] }) } : {}),
    losses: setup.squad.map(({ seat, pilot }) => ({
      pilot: content.pilots[pilot]?.name ?? pilot,
      fights: fallen[seat] ?? 0,
    })),
    ends: ends.map((end) => ({ ...end, ...wordingOf(setup.mission, end.why) })),
  }
}

function wordingOf({ win, lose }: Mission, why: string): { wording?: string } {
  const named = [...win.objectives, ...lose].find(({ id }) => id === why)
  return named === undefined ? {} : { wording: named.wording }
}
