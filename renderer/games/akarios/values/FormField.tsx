// Draws the form of a value from its description: one field for each part, nested as the value is.
import type { ReactNode } from 'react'
import type { FieldForm, FormField as Part } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import type { MissionMap } from '../../../../shared/games/akarios/content/map.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { CombatCards } from '../editors/CombatCards.tsx'
import { HexField } from '../editors/HexField.tsx'
import { LineField } from '../editors/LineField.tsx'
import { MapField } from '../editors/map/MapField.tsx'
import { TypedField } from '../editors/TypedField.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { listOf, startDraft, startFields, tableOf, type Draft, type Problem, type Problems } from './draft.ts'
import { LineKeys } from './LineKeys.tsx'
import { ListField } from './ListField.tsx'
import { NumberOrWord } from './NumberOrWord.tsx'
import { problemText } from './problem-text.ts'
import { Said } from './Said.tsx'
import { WordsField } from './WordsField.tsx'
import { capital, partName, wordName } from './words.ts'

/** Words up to this many are a list that opens; more are narrowed by typing. */
const mostInSelect = 12

export interface FormFieldProps {
  form: FieldForm
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  problems: Problems
  /** The way from the value to this part of it. */
  path?: string
  optional?: boolean
  /** Its name stands above it already. */
  named?: boolean
  /** For entry by keyboard: words are typed instead of ticked. */
  quick?: boolean
}

export function FormField(props: FormFieldProps): ReactNode {
  const { form, draft, onChange, problems, path = '', optional = false, named = false, quick = false } = props
  const texts = useTexts()
  const label = capital(props.label)
  const title = named ? {} : { title: label }
  const { values } = texts
  const error = problemText(texts, problems.get(path))
  const text = typeof draft === 'string' ? draft : ''
  const shared = { label, error, optional }
  switch (form.type) {
    case 'number':
      return <NumberOrWord {...shared} form={form} draft={draft} onChange={onChange} />
    case 'choice': {
      const options = form.words.map((value) => ({ value, label: wordName(texts, value) }))
      const List = options.length > mostInSelect ? Combobox : Select
      return (
        <List {...shared} value={text || null} options={options} onChange={onChange} placeholder={values.chooseOne} />
      )
    }
    case 'entry':
      return (
        <Combobox
          {...shared}
          value={text || null}
          options={form.options.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onChange}
          placeholder={values.chooseOne}
        />
      )
    case 'several':
      if (quick) return <WordsField {...shared} form={form} draft={draft} onChange={onChange} />
      return (
        <div>
          <FieldGroup {...title} columns={2}>
            {form.words.map((word) => (
              <Checkbox
                key={word}
                label={wordName(texts, word)}
                checked={listOf(draft).includes(word)}
                onChange={(on) =>
                  onChange(form.words.filter((one) => (one === word ? on : listOf(draft).includes(one))))
                }
              />
            ))}
          </FieldGroup>
          <Said hint={form.min === 0 ? values.severalHint : values.severalNeeded} error={error} />
        </div>
      )
    case 'text':
      if (form.most > 80) return <TextArea {...shared} value={text} maxLength={form.most} onChange={onChange} />
      return <TextField {...shared} value={text} maxLength={form.most} onChange={onChange} />
    case 'yesNo':
      return (
        <RadioCards
          {...shared}
          layout="segments"
          value={draft === null ? null : draft === true ? 'yes' : 'no'}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: texts.common[value] }))}
          onChange={(value) => onChange(value === 'yes')}
        />
      )
    case 'hexes':
      return <HexField {...shared} form={form} text={text} onChange={onChange} />
    case 'commandLine':
      return (
        <FieldGroup>
          <LineField {...shared} text={text} effects={form.effects} onChange={onChange} />
          <LineKeys />
        </FieldGroup>
      )
    case 'typed':
      return <TypedField {...shared} form={form} text={text} onChange={onChange} />
    case 'map':
      return (
        <MapField
          form={form}
          label={label}
          map={draft === null ? undefined : (draft as unknown as MissionMap)}
          error={error ?? problemText(texts, problemWithin(problems, path, 0))}
          onChange={onChange}
        />
      )
    case 'combatCards': {
      const errorAt = (place?: number) =>
        problemText(texts, problemWithin(problems, place === undefined ? path : inside(path, String(place)), place))
      return <CombatCards {...{ form, label, draft, onChange, errorAt }} />
    }
    case 'json':
      return (
        <TextArea {...shared} rows={8} spellCheck={false} hint={values.jsonHint} value={text} onChange={onChange} />
      )
    case 'list':
      return (
        <ListField {...{ form, label, draft, onChange, error, named }}>
          {({ at, ...item }) => (
            <FormField {...item} form={form.of} quick={quick} problems={problems} path={inside(path, String(at))} />
          )}
        </ListField>
      )
    case 'group':
      return (
        <FieldGroup {...title} columns={form.fields.every((part) => isSmall(part.form)) ? 2 : 1}>
          <Parts {...props} parts={form.fields} />
        </FieldGroup>
      )
    case 'variants': {
      const word = tableOf(draft)[form.key]
      const chosen = form.options.find((option) => option.word === word)
      return (
        <FieldGroup {...title}>
          <Select
            label={capital(partName(texts, form.key))}
            error={error}
            value={chosen?.word ?? null}
            options={form.options.map((option) => ({ value: option.word, label: wordName(texts, option.word) }))}
            placeholder={values.chooseOne}
            onChange={(next) => {
              const fields = form.options.find((option) => option.word === next)?.fields ?? []
              onChange({ ...startFields(fields), [form.key]: next })
            }}
          />
          {chosen !== undefined && <Parts {...props} parts={chosen.fields} />}
        </FieldGroup>
      )
    }
  }
}

/** Two of them fit beside each other. */
const isSmall = ({ type }: FieldForm): boolean =>
  type === 'number' || type === 'choice' || type === 'entry' || type === 'yesNo'

const inside = (path: string, part: string): string => (path === '' ? part : `${path}.${part}`)

/** What is said of the place itself, or for a place in a list of anything inside of it. */
const problemWithin = (problems: Problems, path: string, place: number | undefined): Problem | undefined =>
  problems.get(path) ?? (place === undefined ? undefined : [...problems].find(([at]) => at.startsWith(`${path}.`))?.[1])

function Parts({
  parts,
  draft,
  onChange,
  problems,
  path = '',
  quick = false,
}: FormFieldProps & { parts: readonly Part[] }) {
  const texts = useTexts()
  const table = tableOf(draft)
  return parts.map(({ name, form, optional }) => (
    <FormField
      key={name}
      form={form}
      label={partName(texts, name)}
      draft={table[name] ?? (optional ? null : startDraft(form))}
      onChange={(next) => onChange({ ...table, [name]: next })}
      problems={problems}
      path={inside(path, name)}
      optional={optional}
      quick={quick}
    />
  ))
}
