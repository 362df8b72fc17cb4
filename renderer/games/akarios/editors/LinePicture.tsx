// A command line as it would look on its card: a sign for each command with its numbers, forks with both their ways.
import type { ReactNode } from 'react'
import type { Command } from '../../../../shared/games/akarios/content/combat-card.ts'
import type { EffectGrant } from '../../../../shared/games/akarios/content/effect.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { wordName } from '../values/words.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { commandIcons } from '../parts/command-icons.ts'
import { grantIcon } from '../parts/grant-icons.ts'
import styles from './LinePicture.module.css'

export function LinePicture({ line, copies = 1 }: { line: readonly Command[]; copies?: number }) {
  const { editors } = useTexts()
  const isPlain = line.every(({ then, fork }) => then === undefined && fork === undefined)
  return (
    <div className={styles.picture}>
      {copies > 1 && <span className={styles.copies}>{editors.copies({ count: copies })}</span>}
      <ol className={styles.line}>
        {line.map((command, at) => (
          <li key={command.id} className={styles.command}>
            {!isPlain && <b className={styles.number}>{at + 1}</b>}
            <Icon name={commandIcons[command.do]} label={editors.commands[command.do]} />
            <Figures command={command} />
            <Onward line={line} at={at} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Figures({ command }: { command: Command }): ReactNode {
  const { editors } = useTexts()
  switch (command.do) {
    case 'rotate':
      return null
    case 'move':
      return <Figure>{command.path.length}</Figure>
    case 'attack':
      return (
        <>
          <Figure>{command.damage}</Figure>
          <Reach range={command.range} targets={command.targets} />
          {command.arcs !== undefined && (
            <small>{editors.arcOf({ hexes: command.arcs.reduce((sum, arc) => sum + arc.length, 0) })}</small>
          )}
          {command.effects?.map((grant) => (
            <Grant key={grant.effect} grant={grant} />
          ))}
        </>
      )
    case 'apply':
      return (
        <>
          <Grant grant={command} />
          {command.on !== 'self' && <small>{editors.on[command.on]}</small>}
          <Reach range={command.range} targets={command.targets} />
        </>
      )
    case 'byHand':
      return <small>{command.says}</small>
  }
}

const Figure = ({ children }: { children: ReactNode }) => <b className={styles.figure}>{children}</b>

function Reach({ range, targets = 1 }: { range: number | undefined; targets: number | 'all' | undefined }) {
  const texts = useTexts()
  return (
    <>
      {range !== undefined && (
        <span className={styles.part}>
          <Icon name="range" label={texts.editors.range} />
          {range}
        </span>
      )}
      {targets !== 1 && (
        <span className={styles.part}>
          <Icon name="target" label={texts.editors.targets} />
          {targets === 'all' ? wordName(texts, 'all') : targets}
        </span>
      )}
    </>
  )
}

function Grant({ grant: { effect, amount } }: { grant: EffectGrant }) {
  const texts = useTexts()
  const icon = grantIcon(effect)
  return (
    <span className={styles.part}>
      {icon !== undefined && <Icon name={icon} />}
      {wordName(texts, effect)}
      {amount !== undefined && <b>{amount}</b>}
    </span>
  )
}

/** Where the line goes on, if not simply to the next command. */
function Onward({ line, at }: { line: readonly Command[]; at: number }) {
  const { editors } = useTexts()
  const command = line[at]
  const toward = (id: string) =>
    id === 'end' ? editors.lineEnds : editors.toCommand({ number: line.findIndex((one) => one.id === id) + 1 })
  if (command?.fork !== undefined) {
    const { if: asked, yes, no } = command.fork
    const range = asked.type === 'targetWithin' ? asked.range : 0
    return (
      <small className={styles.fork}>
        {editors.asks[asked.type]({ range })} {editors.ways({ yes: toward(yes), no: toward(no) })}
      </small>
    )
  }
  return command?.then === undefined ? null : <small className={styles.fork}>{toward(command.then)}</small>
}
