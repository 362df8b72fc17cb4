// The command line of the enemy that acts: what is behind it, the command under way lit, and what its forks passed over.
import type { CommandView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { commandIcons } from '../../parts/command-icons.ts'
import type { Talk } from '../talk.ts'
import styles from './CommandLine.module.css'

interface CommandLineProps {
  readonly line: readonly CommandView[]
  /** The command under way. */
  readonly now: string | null
  /** Those that are behind it; missing where only the one under way is known. */
  readonly done?: readonly string[] | undefined
  readonly talk: Talk
}

export function CommandLine({ line, now, done, talk }: CommandLineProps) {
  const { combat } = useTexts()
  const number = (id: string) => line.findIndex((one) => one.id === id) + 1
  const at = line.findIndex(({ id }) => id === now)
  const isPassed = (index: number) => index < at && done?.includes(line[index]?.id ?? '') === false
  const toward = (id: string) => (id === 'end' ? combat.lineEnds : combat.stepNumber({ number: number(id) }))
  return (
    <ol className={styles.line}>
      {line.map((command, index) => (
        <li
          key={command.id}
          aria-current={command.id === now ? 'step' : undefined}
          data-done={done?.includes(command.id) || undefined}
          data-passed={isPassed(index) || undefined}
        >
          <Icon name={commandIcons[command.do]} />
          <span>
            {index + 1}. {talk.say(combat.commands[command.do], command.args)}
            {command.fork !== null && (
              <small>
                {talk.name(`because-${command.fork.if}`)} {talk.name('yes')}: {toward(command.fork.yes)},{' '}
                {talk.name('no')}: {toward(command.fork.no)}
              </small>
            )}
          </span>
          {command.id === now && <em>{combat.nowMark}</em>}
          {done?.includes(command.id) === true && <Icon name="check" label={combat.commandDone} />}
          {isPassed(index) && <small>{combat.commandPassed}</small>}
        </li>
      ))}
    </ol>
  )
}
