// The dice lie on a point: use them, let it fail, or choose some to roll again.
import { useState } from 'react'
import type { AssignQuestion } from '../../../../shared/games/akarios/world/question.ts'
import { formatList } from '../../../i18n/format.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import type { VisitHandle } from './use-visit.ts'
import { AskOptions } from '../parts/ask/Ask.tsx'
import { Dice } from './Dice.tsx'
import { pilotIn } from './words.ts'

interface AssignProps {
  readonly visit: VisitHandle
  readonly question: AssignQuestion
  readonly people: People
}

export function Assign({ visit: { busy, send }, question: { dice, ways, rerolls }, people }: AssignProps) {
  const { world } = useTexts()
  const language = useLanguage()
  const [picked, setPicked] = useState<readonly number[]>([])
  const seat = picked[0] === undefined ? undefined : dice[picked[0]]?.seat
  const again = rerolls.find((one) => one.seat === seat)
  const canReroll = (die: number) => rerolls.some((one) => one.dice.includes(die))
  /** Only dice of one pilot are rolled again together. */
  const pick = (die: number) =>
    setPicked((old) =>
      old.includes(die)
        ? old.filter((one) => one !== die)
        : [...old.filter((one) => dice[one]?.seat === dice[die]?.seat), die],
    )
  const cost = (way: readonly number[]): string => {
    const seats = [...new Set(dice.map((die) => die.seat))]
    return formatList(
      language,
      seats.flatMap((one) => {
        const count = way.filter((at) => dice[at]?.seat === one && dice[at].face === 'stress').length
        return count === 0 ? [] : [world.stressFor({ pilot: pilotIn(people, one), count })]
      }),
    )
  }
  return (
    <>
      <Dice dice={dice} people={people} picking={{ can: canReroll, picked, pick }} />
      <AskOptions>
        {ways.map((way, at) => (
          <li key={way.join()}>
            <Button kind={at === 0 ? 'act' : 'ink'} busy={busy} onPress={() => send({ type: 'use', dice: [...way] })}>
              {cost(way) === '' ? world.use : world.useFor({ cost: cost(way) })}
            </Button>
          </li>
        ))}
        {rerolls.length > 0 && (
          <li>
            <Button
              busy={busy}
              refusal={again === undefined ? world.chooseDice : undefined}
              onPress={() => again !== undefined && send({ type: 'reroll', seat: again.seat, dice: [...picked] })}
            >
              {world.reroll}
            </Button>
          </li>
        )}
        <li>
          <Button kind={ways.length === 0 ? 'act' : 'quiet'} busy={busy} onPress={() => send({ type: 'fail' })}>
            {ways.length === 0 ? world.goOn : world.hold}
          </Button>
        </li>
      </AskOptions>
    </>
  )
}
