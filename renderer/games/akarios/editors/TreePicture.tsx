// A tree as it grows: a pilot's from the bottom up, a ship's from left to right; every hex in its two halves, forks joined by a word.
import { Fragment } from 'react'
import type { Named } from '../../../../shared/games/akarios/content/forms/typed/named.ts'
import type { TreeGain, TreeOwner, TypedHex } from '../../../../shared/games/akarios/content/forms/typed/tree.ts'
import { useTexts, type Texts } from '../../../i18n/texts.tsx'
import styles from './TreePicture.module.css'

export interface TreePictureProps {
  title: string
  owner: TreeOwner
  hexes: readonly TypedHex[]
  /** Cards that a hex may name. */
  names: readonly Named[]
}

export function TreePicture({ title, owner, hexes, names }: TreePictureProps) {
  const texts = useTexts()
  const rows = [...new Set(hexes.map(({ row }) => row))]
  const nameOf = (card: string) => names.find(({ id }) => id === card)?.name ?? card
  const gives = (gain: TreeGain) => gainWords(texts, gain, nameOf)
  return (
    <figure className={styles.tree} aria-label={title}>
      <ol className={styles.rows} data-owner={owner}>
        {rows.map((row) => (
          <li key={row} className={styles.row}>
            {hexes
              .filter((hex) => hex.row === row)
              .map((hex) => (
                <Fragment key={hex.id}>
                  {(hex.side === 'right' || hex.side === 'bottom') && <i className={styles.or}>{texts.editors.or}</i>}
                  <span className={styles.hex}>
                    <svg viewBox="0 0 28 32" aria-hidden="true">
                      <polygon points="14,1 27,8.5 27,23.5 14,31 1,23.5 1,8.5" />
                      <path d="M1 16H27" />
                    </svg>
                    <span>{gives(hex.gives)}</span>
                  </span>
                </Fragment>
              ))}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** What a full hex gives, by the names of cards. */
function gainWords({ squad: { gains, skillNames } }: Texts, gain: TreeGain, nameOf: (card: string) => string): string {
  switch (gain.type) {
    case 'addCards':
    case 'removeCards':
      return gains[gain.type]({ card: nameOf(gain.card), count: gain.count })
    case 'worldSkill':
      return gains.worldSkill({ skill: skillNames[gain.skill] })
    case 'hull':
    case 'shield':
      return gains[gain.type]({ amount: gain.amount })
    case 'shipAbility':
      return gains.shipAbility({ card: gain.ability === undefined ? '' : nameOf(gain.ability) })
    case 'pilotAbility':
    case 'shipImprovement':
      return gains[gain.type]
  }
}
