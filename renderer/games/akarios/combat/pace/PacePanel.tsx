// The step of the enemies that is lit, in the place of the question, each line with its rule: on, by itself, all at once, or by hand.
import { useTexts } from '../../../../i18n/texts.tsx'
import { useCommands } from '../../../../keys/commands.tsx'
import { RuleId } from '../../../../rules/RuleId.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import type { Talk } from '../talk.ts'
import styles from './Pace.module.css'
import type { Pace } from './use-pace.ts'

interface PacePanelProps {
  readonly pace: Pace
  readonly talk: Talk
  /** The rest is not looked at: how it ended is changed by hand. */
  readonly onHand: () => void
}

export function PacePanel({ pace, talk, onHand }: PacePanelProps) {
  const { combat } = useTexts()
  const { step, number, count, playing, next, play, skip } = pace
  const words = combat.pace
  const toggle = playing ? words.pause : words.play
  useCommands([
    { keys: 'Enter', name: words.next, where: 'screen', run: next },
    { keys: 'Space', name: words.next, where: 'screen', run: next },
    { keys: 'a', name: toggle, where: 'screen', run: play },
    { keys: 'h', name: words.overrule, where: 'screen', run: onHand },
    { keys: 'Escape', name: words.skip, where: 'screen', run: skip },
  ])
  return (
    <section className={styles.panel} aria-label={combat.question}>
      <h2>
        {talk.name(step.ship)} <small>{words.of({ number, count })}</small>
      </h2>
      <ol className={styles.lines} role="status">
        {step.notes.map((note, at) => (
          <li key={at} data-opening={note.key === 'akarios.log.commandBegan' || undefined}>
            {talk.tell(note)} {note.rule !== undefined && <RuleId id={note.rule} />}
          </li>
        ))}
      </ol>
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
        <Button kind="quiet" icon="hand" keyHint="h" onPress={onHand}>
          {words.overrule}
        </Button>
      </ButtonRow>
      <p className={styles.hint}>{words.overruleMeans}</p>
    </section>
  )
}
