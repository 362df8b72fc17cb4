// A printed value that a mission needs and nobody has told yet: what it is, and the dialog that takes it right there.
import { useState } from 'react'
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import type { ContentKind } from '../../../../shared/contract/calls/packs.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts, type Texts } from '../../../i18n/texts.tsx'
import { ValueDialog } from '../values/ValueDialog.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './LackLine.module.css'

const kinds = {
  ship: 'ships',
  board: 'board',
  pilotDeck: 'decks',
  enemyDeck: 'decks',
  enemy: 'enemies',
  map: 'missions',
  modifierCard: 'modifierCards',
  upgrades: 'upgrades',
  abilities: 'abilities',
  coPilots: 'coPilots',
  sparrowUpgrades: 'sparrowUpgrades',
} as const satisfies Record<Lack['thing'], ContentKind>

export function LackLine({ lack }: { lack: Lack }) {
  const texts = useTexts()
  const language = useLanguage()
  const [telling, setTelling] = useState(false)
  const { thing, id, fields } = lack
  const [first] = fields
  const name = nameOf(texts, lack)
  return (
    <li className={styles.lack}>
      {texts.combat.lacking({ name, fields: formatList(language, fieldNames(texts, fields)) })}
      <Button
        kind="quiet"
        size="small"
        icon="pencil"
        label={texts.combat.tellOf({ name })}
        onPress={() => setTelling(true)}
      >
        {texts.combat.tell}
      </Button>
      {telling && first !== undefined && (
        <ValueDialog kind={kinds[thing]} id={id} field={first} onClose={() => setTelling(false)} />
      )}
    </li>
  )
}

const nameOf = ({ combat }: Texts, { thing, name }: Lack): string => (thing === 'board' ? combat.words.board : name)

/** `regular.hull` is a figure of one side of a card; the last part names it. */
const fieldNames = ({ combat }: Texts, fields: Lack['fields']): readonly string[] =>
  fields.map((field) => {
    const [last = field] = field.split('.').toReversed()
    const words: Readonly<Record<string, string>> = combat.words
    const figure = last === 'hull' ? combat.hull : last === 'shield' ? combat.shield : undefined
    return figure ?? (Object.hasOwn(words, last) ? words[last] : undefined) ?? field
  })
