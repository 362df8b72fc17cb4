// What the attack may come to before anybody commits to it: one target as a plot and in words, several in words, each with what makes
// its draw better or worse, and whom it cannot hit for which reason.
import type { FightOdds, TargetOddsView } from '../../../../../shared/games/akarios/view/odds-view.ts'
import type { FightView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { formatList, formatNumber } from '../../../../i18n/format.ts'
import { useLanguage, useTexts } from '../../../../i18n/texts.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { Talk } from '../talk.ts'
import type { Option } from './option.ts'
import { chanceText } from '../../parts/chance-text.ts'
import styles from './Odds.module.css'
import { OddsPlot } from './OddsPlot.tsx'
import { outOfReach } from './why-not.ts'

interface OddsProps {
  /** Several where targets are still to be chosen: one for each of them. */
  readonly attacks: readonly FightOdds[] | undefined
  readonly view: FightView
  readonly talk: Talk
  /** The option that is looked at: what its card says, and whom it cannot hit. */
  readonly looked?: Option | undefined
}

export function Odds({ attacks, looked, view, talk }: OddsProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { odds } = texts.combat
  const targets = (attacks ?? []).flatMap((attack) => attack.targets)
  const [first] = targets
  const [attack, ...others] = attacks ?? []
  const { detail, preview } = looked ?? {}
  const sights = preview?.reach?.sights ?? []
  /** Many are counted: the board and the list of targets name them. */
  const namesOf = (ids: readonly string[]) =>
    ids.length > 2 ? odds.ships({ count: ids.length }) : formatList(language, ids.map(talk.name))
  const isPilot = (id: string) => view.ships.some((ship) => ship.id === id && ship.kind === 'pilot')
  return (
    <aside className={styles.odds} aria-label={odds.title}>
      {first === undefined ? (
        attacks !== undefined && sights.length === 0 && <p className={styles.quiet}>{odds.none}</p>
      ) : targets.length === 1 ? (
        <>
          <p className={styles.figure}>
            <span className={styles.target}>{talk.name(first.target)}</span>{' '}
            <b>{chanceText(language, first.destroyed)}</b> {isPilot(first.target) ? odds.isOut : odds.isDestroyed}
          </p>
          <OddsPlot odds={first} name={talk.name(first.target)} />
          <Words odds={first} talk={talk} />
        </>
      ) : (
        <>
          {others.length === 0 && attack !== undefined && (
            <p className={styles.figure}>
              <b>{chanceText(language, attack.allDestroyed)}</b> {odds.allDestroyed}
            </p>
          )}
          <ul className={styles.targets}>
            {targets.map((target, at) => (
              <li key={at}>
                <b>{talk.name(target.target)}</b>{' '}
                {(isPilot(target.target) ? odds.out : odds.destroyed)({
                  share: chanceText(language, target.destroyed),
                })}
                <Words odds={target} talk={talk} />
              </li>
            ))}
          </ul>
        </>
      )}
      {outOfReach(sights, talk).map(({ why, ids }) => (
        <p key={why} className={styles.quiet}>
          <Icon name="lock" /> {odds.notReached({ names: namesOf(ids), why })}
        </p>
      ))}
      {detail !== undefined && <p className={styles.quiet}>{detail}</p>}
    </aside>
  )
}

/** "2 or more: 64 % · miss 5 % · on average 1.8", then the effects and the draw. */
function Words({ odds: one, talk }: { readonly odds: TargetOddsView; readonly talk: Talk }) {
  const { odds } = useTexts().combat
  const language = useLanguage()
  const share = (chance: number) => chanceText(language, chance)
  const effects = Object.entries(one.effects).map(([effect, chance]) =>
    odds.effect({ effect: talk.name(effect), share: share(chance) }),
  )
  const words = [
    odds.orMore({ total: one.orMore.total, share: share(one.orMore.chance) }),
    odds.missed({ share: share(one.missed) }),
    odds.mean({ mean: formatNumber(language, one.mean, 1) }),
    ...effects,
  ]
  const reason = (name: string) => (name === 'waiting' || name === 'card' ? odds[name] : talk.name(name))
  const draw = drawWords(one, odds, (names) => formatList(language, [...new Set(names.map(reason))]))
  return (
    <>
      <p className={styles.words}>
        {words.map((word, at) => (
          <span key={at}>{at === words.length - 1 ? word : `${word} · `}</span>
        ))}
      </p>
      {draw !== undefined && <p className={styles.quiet}>{draw}</p>}
    </>
  )
}

type OddsWords = ReturnType<typeof useTexts>['combat']['odds']

function drawWords(
  { draws, advantaged, disadvantaged }: TargetOddsView,
  odds: OddsWords,
  list: (names: readonly string[]) => string,
): string | undefined {
  if (draws === 0) return odds.undrawn
  const [better, worse] = [list(advantaged), list(disadvantaged)]
  if (better !== '' && worse !== '') return odds.even({ better, worse })
  if (better !== '') return odds.better({ why: better, draws })
  return worse === '' ? undefined : odds.worse({ why: worse, draws })
}
