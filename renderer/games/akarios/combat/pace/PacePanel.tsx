// The line of the enemies that is lit, in the place of the question: on, by itself, or all at once.
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import type { Talk } from '../talk.ts'
import styles from './Pace.module.css'
import type { Pace } from './use-pace.ts'

export function PacePanel({ pace, talk }: { readonly pace: Pace; readonly talk: Talk }) {
  const { combat } = useTexts()
  const { step, number, count, playing, next, play, skip } = pace
  const words = combat.pace
  const toggle = playing ? words.pause : words.play
  useCommands([
    { keys: 'Enter', name: words.next, where: 'screen', run: next },
    { keys: 'Space', name: words.next, where: 'screen', run: next },
    { keys: 'a', name: toggle, where: 'screen', run: play },
    { keys: 'Escape', name: words.skip, where: 'screen', run: skip },
  ])
  return (
    <section className={styles.panel} aria-label={combat.question}>
      <h2>
        {talk.name(step.ship)} <small>{words.of({ number, count })}</small>
      </h2>
      <p className={styles.line} role="status">
        {talk.tell(step.note)} {step.note.rule !== undefined && <small>{step.note.rule}</small>}
      </p>
      <ButtonRow>
        <Button kind="act" keyHint="Enter" onPress={next}>
          {words.next}
        </Button>
        <Button keyHint="a" onPress={play}>
          {toggle}
        </Button>
        <Button kind="quiet" keyHint="Escape" onPress={skip}>
          {words.skip}
        </Button>
      </ButtonRow>
    </section>
  )
}
