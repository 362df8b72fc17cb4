// The slots of a card as it prints them: groups of dice, joined by bars, plus-linked ones with their values.
import { Fragment } from 'react'
import type { SlotGroup, SlotIcon } from '../../../../shared/games/akarios/content/slots.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { wordName } from '../values/words.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { faceIcons } from '../parts/face-icons.ts'
import styles from './SlotPicture.module.css'

const icons = {
  ...faceIcons,
  supply: 'supply',
} as const satisfies Record<SlotIcon, IconName>

export function SlotPicture({ groups }: { groups: readonly SlotGroup[] }) {
  const texts = useTexts()
  if (groups.length === 0) return <p className={styles.none}>{texts.editors.noSlots}</p>
  return (
    <ul className={styles.groups}>
      {groups.map((group, at) => (
        <li key={at} className={styles.group}>
          {group.icons.map((icon, place) => (
            <Fragment key={place}>
              {place > 0 && group.type !== 'single' && <b>{group.type === 'plus' ? '+' : '–'}</b>}
              <span className={styles.slot}>
                {group.type === 'plus' && <b className={styles.value}>{group.values[place]}</b>}
                <Icon name={icons[icon]} label={wordName(texts, icon)} />
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}
