// Dice or a card of a trip that lie on the real table: the movement die, action dice of a dispute, an event card.
import type { ChanceAsk } from '../../../../shared/kernel/chance.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Ask } from '../parts/ask/Ask.tsx'
import { RealCard } from '../parts/real/RealCard.tsx'
import { RealDice, type Side } from '../parts/real/RealDice.tsx'
import type { TripHandle } from './use-trip.ts'
import { peopleOf, type Pilots } from '../parts/stickers/words.ts'

interface TripChanceProps {
  readonly ask: ChanceAsk
  readonly trip: TripHandle
  readonly pilots: Pilots
}

export function TripChance({ ask, trip: { view, told, busy, tell }, pilots }: TripChanceProps) {
  const { atlas, world } = useTexts()
  const isContest = ask.why === 'contest'
  const sides: readonly Side[] =
    isContest && view.dieFaces !== null
      ? view.dieFaces.map((face) => ({ face, label: world.faces[face], icon: `d-${face}` }))
      : numbers.map((face) => ({ face, label: face }))
  return (
    <Ask>
      {ask.kind === 'roll' ? (
        <RealDice
          ask={ask}
          sides={sides}
          people={peopleOf(pilots)}
          lone={atlas.dieShows}
          rule={isContest ? 'SX-022' : 'SX-018'}
          busy={busy}
          focused={told !== undefined}
          onTell={tell}
        />
      ) : (
        <RealCard
          ask={ask}
          pile={atlas.card}
          nameOf={(card) => view.pile.find(({ id }) => id === card)?.name ?? card}
          rule="SX-019"
          busy={busy}
          focused={told !== undefined}
          onTell={tell}
        />
      )}
    </Ask>
  )
}

/** Rule SX-018: the movement die has six sides. */
const numbers: readonly string[] = ['1', '2', '3', '4', '5', '6']
