// Real dice of a trip or a visit, told die after die with one key each. Back takes the last one away, and the app may roll in their place.
import type { ChanceResult, RollAsk } from '../../../../../shared/kernel/chance.ts'
import type { People } from '../../../../i18n/sentence.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useToldDice } from '../../../../kernel/play/use-told-dice.ts'
import { useCommands } from '../../../../keys/commands.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../../ui/icons.tsx'
import { AskHeading } from '../ask/Ask.tsx'
import styles from './Real.module.css'

/** A side of a die: its face, the word and the picture for it. */
export interface Side {
  readonly face: string
  readonly label: string
  readonly icon?: IconName
}

interface RealDiceProps {
  readonly ask: RollAsk
  readonly sides: readonly Side[]
  /** Whose dice they are: a stream of luck names its seat. */
  readonly people: People
  /** What is asked where one die belongs to nobody. */
  readonly lone?: string
  readonly rule: string
  readonly busy: boolean
  /** The button that asked for it is gone: whoever moved goes on from here. */
  readonly focused: boolean
  /** Null lets the app roll this once. */
  readonly onTell: (result: ChanceResult | null) => void
}

export function RealDice({ ask, sides, people, lone = '', rule, busy, focused, onTell }: RealDiceProps) {
  const { combat } = useTexts()
  const dice = ask.streams.length
  const { faces, told, show, takeBack } = useToldDice(
    sides.map(({ face }) => face),
    dice,
    onTell,
  )
  const now = Math.min(told.length, dice - 1)
  const owner = ask.streams[now]?.split(':').find((part) => people.has(part))
  const own = ask.streams.filter((stream) => owner === undefined || stream.split(':').includes(owner))
  const sideOf = (face: string) => sides.find((side) => side.face === face)
  const options = faces.map((face, at) => ({ key: String(at + 1), face, label: sideOf(face)?.label ?? face }))
  // Also after the last one: a roll that was not taken can be told anew.
  const back = told.length > 0 && !busy
  useCommands([
    ...options.map(({ key, face, label }) => ({
      keys: key,
      name: label,
      where: 'screen' as const,
      run: () => show(face),
      off: busy,
    })),
    { keys: 'a', name: combat.chance.roll, where: 'screen', run: () => onTell(null), off: busy },
    { keys: 'Escape', name: combat.back, where: 'screen', run: takeBack, off: !back },
  ])
  return (
    <>
      <AskHeading rule={rule} focused={focused}>
        {owner === undefined
          ? lone
          : combat.chance.rolled({
              name: people.get(owner)?.pilot ?? owner,
              die: own.indexOf(ask.streams[now] ?? '') + 1,
              dice: own.length,
            })}
      </AskHeading>
      <ul className={styles.faces}>
        {options.map(({ key, face, label }) => {
          const icon = sideOf(face)?.icon
          return (
            <li key={face}>
              <Button
                {...(label === key ? {} : { keyHint: key })}
                busy={busy}
                {...(icon === undefined ? {} : { icon })}
                onPress={() => show(face)}
              >
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
      {dice > 1 && (
        <div className={styles.told} role="status">
          <p>{combat.chance.soFar}</p>
          {told.length === 0 ? (
            <p>{combat.chance.nothingYet}</p>
          ) : (
            <ol>
              {told.map((face, at) => {
                const side = sideOf(face)
                return (
                  <li key={at}>
                    {side?.icon !== undefined && <Icon name={side.icon} />} {side?.label}
                  </li>
                )
              })}
            </ol>
          )}
        </div>
      )}
      <ButtonRow>
        {back && (
          <Button kind="quiet" size="small" keyHint="Escape" onPress={takeBack}>
            {combat.back}
          </Button>
        )}
        <Button kind="quiet" size="small" keyHint="a" busy={busy} onPress={() => onTell(null)}>
          {combat.chance.roll}
        </Button>
      </ButtonRow>
    </>
  )
}
