// Takes what the real dice or the drawn card showed. Everything that can be said is in the ask; what it means the machine knows.
import type { ReactNode } from 'react'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { ChanceAsk } from '../../../../../shared/kernel/chance.ts'
import { Trouble } from '../../../../kernel/play/Trouble.tsx'
import type { Talk } from '../talk.ts'
import type { FightHandle } from '../use-fight.ts'
import { PickForm } from './PickForm.tsx'
import { RollForm } from './RollForm.tsx'

interface ChanceFormProps {
  readonly ask: ChanceAsk
  readonly fight: FightHandle
  readonly view: FightView
  readonly talk: Talk
  /** What the draw may come to. */
  readonly odds?: ReactNode
  readonly onHand: () => void
}

export function ChanceForm({ ask, fight, view, talk, odds, onHand }: ChanceFormProps) {
  const { notTaken, busy } = fight
  const form = {
    view,
    talk,
    busy,
    trouble: notTaken && !notTaken.byHand && <Trouble notTaken={notTaken} say={talk.refusal} />,
    onHand,
  }
  return ask.kind === 'roll' ? (
    <RollForm {...form} ask={ask} onTell={(result) => fight.tell(result, seatOf(ask.die, view))} />
  ) : (
    <PickForm {...form} ask={ask} odds={odds} onTell={(result) => fight.tell(result, seatOf(ask.pile, view))} />
  )
}

/** `dice:p1` and `deck:p1` are told by that seat, all else by the table. */
function seatOf(source: string, { ships }: FightView): string {
  const [, of] = source.split(':')
  return of !== undefined && ships.some(({ kind, id }) => kind === 'pilot' && id === of) ? of : 'table'
}
