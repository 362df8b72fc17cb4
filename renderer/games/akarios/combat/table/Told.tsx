// What people have told about their table and the app still goes by, newest first, each to be changed: the answer is forgotten and
// asked again. A roll or a card that was typed in last is changed by taking that step back.
import type { ReactNode } from 'react'
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { useCall, useCommand } from '../../../../api/client.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { useToast } from '../../../../ui/toast/Toast.tsx'
import type { Talk } from '../talk.ts'
import styles from './Table.module.css'

interface ToldProps {
  readonly campaign: string
  readonly table: NonNullable<FightView['realTable']>
  readonly talk: Talk
  readonly busy: boolean
  /** Missing while nothing can be changed. */
  readonly onChange: ((change: HandChange) => void) | undefined
  /** What else can be done about the table. */
  readonly children: ReactNode
}

const typedIn = ['akarios.title.rolled', 'akarios.title.drawn']

export function Told({ campaign, table: { told }, talk, busy, onChange, children }: ToldProps) {
  const texts = useTexts()
  const { table } = texts.combat
  const toast = useToast()
  const undo = useCommand('history.undo')
  const last = useCall('history.steps', { campaign }).data?.undo
  const typed = last !== undefined && typedIn.includes(last.title.key) ? last : undefined
  const rows = [
    ...(typed === undefined
      ? []
      : [
          {
            id: `step ${typed.n}`,
            words: talk.tell(typed.title),
            change: () =>
              undo.mutate(
                { campaign, entry: typed.n },
                { onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)) },
              ),
          },
        ]),
    ...told.toReversed().map(({ id, said }) => ({
      id,
      words: talk.tell(said),
      change: () => onChange?.({ type: 'forgetSaid', said: id }),
    })),
  ]
  return (
    <section className={styles.told} aria-label={table.told}>
      <h2>
        {table.told} <small>{rows.length === 0 ? table.nothingTold : table.keptUntil}</small>
      </h2>
      <ul>
        {rows.map(({ id, words, change }) => (
          <li key={id}>
            <span>{words}</span>
            {onChange !== undefined && (
              <Button
                kind="quiet"
                size="small"
                busy={busy || undo.isPending}
                label={table.changeOf({ said: words })}
                onPress={change}
              >
                {table.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
