// A market's list as the scenario book has it: numbers of each kind, and prices of what is no card.
import { useState } from 'react'
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import type { UpgradeKind } from '../../../../shared/games/akarios/content/upgrade.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button, ButtonRow } from '../../../ui/button/Button.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'

type Range = { first: number | null; last: number | null }
const noRange: Range = { first: null, last: null }

export interface MarketFieldsProps {
  busy?: boolean
  /** Why it cannot be kept yet, besides a missing name. */
  refusal?: string | undefined
  onKeep: (list: Omit<CommandOf<'tellMarket'>, 'type' | 'number'>) => void
}

export function MarketFields({ busy = false, refusal, onKeep }: MarketFieldsProps) {
  const texts = useTexts()
  const { squad: words } = texts
  const kinds = Object.keys(words.cardKinds) as readonly UpgradeKind[]
  const [name, setName] = useState('')
  const [ranges, setRanges] = useState<Readonly<Partial<Record<UpgradeKind, Range>>>>({})
  const [supply, setSupply] = useState<number | null>(null)
  const [improvement, setImprovement] = useState<number | null>(null)
  const [trauma, setTrauma] = useState<number | null>(null)
  const change = (kind: UpgradeKind, part: Partial<Range>) =>
    setRanges((old) => ({ ...old, [kind]: { ...noRange, ...old[kind], ...part } }))
  const sells = kinds.flatMap((kind) => {
    const { first, last } = ranges[kind] ?? noRange
    return first === null ? [] : [{ kind, first, last: last ?? first }]
  })
  const prices = [
    [words.supplyPrice, supply, setSupply],
    [words.improvementPrice, improvement, setImprovement],
    [words.traumaPrice, trauma, setTrauma],
  ] as const
  return (
    <FieldGroup>
      <TextField label={words.marketName} value={name} maxLength={80} onChange={setName} />
      <FieldGroup columns={2}>
        {kinds.flatMap((kind) => [
          <NumberField
            key={`${kind} first`}
            label={words.firstOf({ kind: words.cardKinds[kind] })}
            optional
            value={ranges[kind]?.first ?? null}
            onChange={(first) => change(kind, { first })}
            min={1}
            max={99}
          />,
          <NumberField
            key={`${kind} last`}
            label={words.lastOf({ kind: words.cardKinds[kind] })}
            optional
            value={ranges[kind]?.last ?? null}
            onChange={(last) => change(kind, { last })}
            min={1}
            max={99}
          />,
        ])}
      </FieldGroup>
      <FieldGroup columns={2}>
        {prices.map(([label, value, set]) => (
          <NumberField
            key={label}
            label={label}
            hint={words.notSold}
            optional
            value={value}
            onChange={set}
            min={0}
            max={99}
          />
        ))}
      </FieldGroup>
      <ButtonRow>
        <Button
          busy={busy}
          refusal={refusal ?? (name.trim() === '' ? texts.errors.needed : undefined)}
          onPress={() => onKeep({ name, sells, supply, improvement, trauma })}
        >
          {words.keep}
        </Button>
      </ButtonRow>
    </FieldGroup>
  )
}
