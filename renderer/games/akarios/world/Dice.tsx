// The dice that lie on a point, each with whose it is and what it shows.
import type { AssignQuestion } from '../../../../shared/games/akarios/world/question.ts'
import type { People } from '../../../i18n/sentence.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './World.module.css'
import { pilotIn } from './words.ts'

interface DiceProps {
  readonly dice: AssignQuestion['dice']
  readonly people: People
  /** Places in `dice` that can be picked, and what is done with one; without it nothing can. */
  readonly picking?: {
    readonly can: (die: number) => boolean
    readonly picked: readonly number[]
    readonly pick: (die: number) => void
  }
}

export function Dice({ dice, people, picking }: DiceProps) {
  const { world } = useTexts()
  return (
    <ul className={styles.dice}>
      {dice.map(({ seat, face }, at) => {
        const name = world.dieOf({ number: at + 1, pilot: pilotIn(people, seat), face: world.faces[face] })
        return (
          <li key={at}>
            {picking?.can(at) === true ? (
              <button
                type="button"
                className={styles.die}
                aria-label={name}
                aria-pressed={picking.picked.includes(at)}
                onClick={() => picking.pick(at)}
              >
                <Icon name={`d-${face}`} />
              </button>
            ) : (
              <span className={styles.die} role="img" aria-label={name}>
                <Icon name={`d-${face}`} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
