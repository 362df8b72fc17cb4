// Plays what the enemies did at the players' pace: which command is lit, by key or by itself. Leaving it changes nothing.
import { useEffect, useState } from 'react'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useCall } from '../../../../api/client.ts'
import type { Told as ToldOf } from '../../../../kernel/play/use-play.ts'
import { objectivesAfter } from './objectives-after.ts'
import { shipsAfter } from './ships-after.ts'
import { attackIn, doneBefore, stepsOf, stillToAct, type Step } from './steps.ts'

type Told = ToldOf<FightView>

/** Milliseconds that a step stays lit when the steps play by themselves: for its command, and for each line to be read. */
const stay = { step: 800, line: 900 }

export interface Pace {
  readonly step: Step
  /** 1 for the first one. */
  readonly number: number
  readonly count: number
  readonly playing: boolean
  /** The commands of this turn that are behind it. */
  readonly done: readonly string[]
  /** The fight as it stood once this step had come about. */
  readonly view: FightView
  readonly next: () => void
  readonly play: () => void
  readonly skip: () => void
}

/** Undefined where nothing is to be shown: the setting is off, no enemy acted, or all was seen. */
export function usePace(told: Told | undefined, now: FightView | undefined): Pace | undefined {
  const { pace = 'off', motion = 'system' } = useCall('settings.get', {}).data?.settings ?? {}
  const [seen, setSeen] = useState<Told>()
  const [stopped, setStopped] = useState<{ readonly told: Told; readonly at: number; readonly playing: boolean }>()
  const isTold = told !== undefined && !told.byHand && pace !== 'off' && told !== seen
  const steps = isTold ? stepsOf(told.notes, told.before.enemyPhase.now) : []
  const here = stopped !== undefined && stopped.told === told ? stopped : undefined
  const at = here?.at ?? 0
  const playing = here?.playing ?? (pace === 'plays' && !isStill(motion))
  const step = steps[at]
  const skip = () => setSeen(told)
  const goTo = (wanted: number, plays: boolean) => {
    if (told === undefined) return
    if (wanted >= steps.length) skip()
    else setStopped({ told, at: wanted, playing: plays })
  }
  const isPlaying = playing && step !== undefined
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => goTo(at + 1, true), stay.step + stay.line * step.notes.length)
    return () => clearTimeout(timer)
  })
  if (told === undefined || now === undefined || step === undefined) return undefined
  return {
    step,
    number: at + 1,
    count: steps.length,
    playing,
    done: doneBefore(step, steps.slice(0, at)),
    view: viewAt(told, step, now, steps.slice(at + 1)),
    next: () => goTo(at + 1, false),
    play: () => goTo(playing ? at : at + 1, !playing),
    skip,
  }
}

const isStill = (motion: string): boolean =>
  motion === 'none' || (motion === 'system' && window.matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Nothing is offered and nothing is over while the past is looked at. */
function viewAt({ before, notes }: Told, step: Step, now: FightView, later: readonly Step[]): FightView {
  const lit = { ship: step.ship, command: step.command }
  const ships = shipsAfter(before.ships, notes.slice(0, step.at + 1))
  return {
    ...before,
    names: now.names,
    phase: 'enemies',
    ships,
    objectives: objectivesAfter(before.objectives, ships),
    previews: [],
    reach: null,
    attack: attackIn(step),
    outcome: null,
    enemyPhase: {
      ...before.enemyPhase,
      toAct: stillToAct(step, later, now),
      lines: now.enemyPhase.lines,
      now: lit,
    },
  }
}
