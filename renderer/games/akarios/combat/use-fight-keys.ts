// The keys of a fight that belong to no part of its screen: by hand, the next pilot, and the dice of the pilot who acts.
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useCommands } from '../../../keys/commands.tsx'
import { dieKeys } from './panels/Dice.tsx'
import { pilotOf } from './pilots.ts'
import type { Answering } from './use-answering.ts'

interface FightKeys {
  readonly view: FightView
  readonly answering: Answering
  /** Something is being changed by hand: nothing is picked meanwhile. */
  readonly isHand: boolean
  /** Missing while nothing can be changed by hand. */
  readonly onHand: (() => void) | undefined
}

export function useFightKeys({ view, answering, isHand, onHand }: FightKeys): void {
  const { combat } = useTexts()
  const { question, acting, goTo, pickDie } = answering
  const act = question?.type === 'act' && !isHand ? question : undefined
  const seats = act?.passes ?? []
  const dice = act === undefined ? [] : (pilotOf(view, acting)?.dice ?? [])
  useCommands([
    { keys: 'h', name: combat.byHand, where: 'screen', run: () => onHand?.(), off: isHand || onHand === undefined },
    {
      keys: 'p',
      name: combat.nextPilot,
      where: 'screen',
      run: () => goTo({ seat: nextSeat(seats, acting), chosen: [] }),
      off: seats.length < 2,
    },
    ...dieKeys.slice(0, dice.length).map((keys, die) => ({
      keys,
      name: combat.dieKey({ number: die + 1 }),
      where: 'screen' as const,
      run: () => pickDie(acting ?? '', die),
    })),
  ])
}

/** The seat after this one that may act, round and round. */
const nextSeat = (seats: readonly string[], acting: string | undefined): string =>
  seats[(seats.indexOf(acting ?? '') + 1) % seats.length] ?? ''
