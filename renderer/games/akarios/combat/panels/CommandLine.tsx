// The command line of the enemy that acts, step by step, with the one under way lit.
import type { CommandView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../../ui/icons.tsx'
import type { Talk } from '../talk.ts'
import styles from './Panels.module.css'

const icons = {
  rotate: 'rotate',
  move: 'd-move',
  attack: 'd-attack',
  apply: 'effects',
  byHand: 'hand',
} as const satisfies Record<CommandView['do'], IconName>

interface CommandLineProps {
  readonly line: readonly CommandView[]
  /** The command under way. */
  readonly now: string | null
  readonly talk: Talk
}

export function CommandLine({ line, now, talk }: CommandLineProps) {
  const { combat } = useTexts()
  const number = (id: string) => line.findIndex((one) => one.id === id) + 1
  const toward = (id: string) => (id === 'end' ? combat.lineEnds : combat.stepNumber({ number: number(id) }))
  return (
    <ol className={styles.line}>
      {line.map((command, index) => (
        <li key={command.id} aria-current={command.id === now ? 'step' : undefined}>
          <Icon name={icons[command.do]} />
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
        </li>
      ))}
    </ol>
  )
}
