// What may lie in the chosen place of a board: the rules list it, the table picks; what they refuse stands below with the reason.
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import type { FitView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useCall } from '../../../api/client.ts'
import { formatList } from '../../../i18n/format.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import styles from './Board.module.css'
import { CardPrint } from './CardPrint.tsx'
import { pilotOf, playerOf, type Seat } from '../parts/squad-names.ts'
import type { Squad } from './use-squad.ts'

export interface PlaceSheetProps {
  squad: Squad
  seat: Seat
  place: CardPlace
  laid: FitView | undefined
}

export function PlaceSheet({ squad: { campaign, view, locked, busy, act }, seat, place, laid }: PlaceSheetProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { squad: words, combat } = texts
  const { data: answer, error } = useCall('squad.choices', { campaign, seat: seat.seat, place })
  const title = words.changePlace({ place: combat.words[place], pilot: pilotOf(view, seat) })
  return (
    <aside className={styles.sheet} aria-label={title}>
      <Section title={title}>
        {laid !== undefined && (
          <div className={styles.row}>
            <div>
              <strong>{laid.name}</strong>
              <p className={styles.quiet}>{laid.wording}</p>
              {laid.notWith.length > 0 && (
                <p className={styles.quiet}>{texts.market.notBeside({ cards: formatList(language, laid.notWith) })}</p>
              )}
            </div>
            {!locked && (
              <Button
                size="small"
                busy={busy}
                label={`${words.takeOff}: ${laid.name}`}
                onPress={() => act({ type: 'takeOff', seat: seat.seat, place })}
              >
                {words.takeOff}
              </Button>
            )}
          </div>
        )}
        {error && <p>{refusalText(texts, error.refusal)}</p>}
        {answer === undefined ? (
          !error && <Loading words={words.reading} lines={3} />
        ) : (
          <ul aria-label={words.choices}>
            {answer.choices.length === 0 && <li className={styles.quiet}>{words.nothingFits}</li>}
            {answer.choices.map((choice, at) => (
              <li key={`${choice.kind} ${choice.card}`} className={styles.row}>
                <div>
                  <strong>{choice.name}</strong>
                  {choice.lentBy !== null && <span> ({words.lentBy({ player: playerOf(view, choice.lentBy) })})</span>}
                  <p className={styles.quiet}>{choice.wording}</p>
                  <CardPrint card={choice} />
                </div>
                {!locked && (
                  <Button
                    size="small"
                    kind={at === 0 && laid === undefined ? 'act' : 'ink'}
                    busy={busy}
                    label={`${words.fit}: ${choice.name}`}
                    onPress={() => act({ type: 'equip', seat: seat.seat, place, kind: choice.kind, card: choice.card })}
                  >
                    {words.fit}
                  </Button>
                )}
              </li>
            ))}
            {answer.refused.map(({ kind, card, name, why }) => (
              <li key={`${kind} ${card}`} className={styles.row}>
                <div>
                  <strong>{name}</strong>
                  <p className={styles.why}>
                    <Icon name="lock" /> {refusalText(texts, { code: 'refused', ...why })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </aside>
  )
}
