// Draws the form of a value from its description: one field for each part, nested as the value is.
import type { ReactNode } from 'react'
import type { FieldForm, FormField as Part } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import type { MissionMap } from '../../../../shared/games/akarios/content/map.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { CombatCards } from '../editors/CombatCards.tsx'
import { HexField } from '../editors/HexField.tsx'
import { LineField } from '../editors/LineField.tsx'
import { MapField, type MapFieldProps } from '../editors/map/MapField.tsx'
import { TypedField } from '../editors/TypedField.tsx'
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { RadioCards } from '../../../ui/radio-cards/RadioCards.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { EitherField } from './EitherField.tsx'
import { EntryChoice } from './EntryChoice.tsx'
import { isSmall } from './is-wide.ts'
import { LineKeys } from './LineKeys.tsx'
import { ListField } from './ListField.tsx'
import { NumberOrWord } from './NumberOrWord.tsx'
import { OneOf } from './OneOf.tsx'
import { useThingsOf } from './own-things.ts'
import { problemText } from './problem-text.ts'
import type { Problem, Problems } from './read-draft.ts'
import { Said } from './Said.tsx'
import { listOf, tableOf, type Draft } from './shape.ts'
import { startDraft } from './start-draft.ts'
import styles from './Values.module.css'
import { ThingsField } from './ThingsField.tsx'
import { VariantsField } from './VariantsField.tsx'
import { WordsField } from './WordsField.tsx'
import { capital, partName, wordName } from './words.ts'

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
  const within = () => problemText(texts, problemWithin(problems, path, 0))
  const text = typeof draft === 'string' ? draft : ''
  const shared = { label, error, optional }
  switch (form.type) {
    case 'number':
      return <NumberOrWord {...shared} form={form} draft={draft} onChange={onChange} />
    case 'choice':
      return (
        <OneOf
          {...shared}
          value={text || null}
          options={form.words.map((value) => ({ value, label: wordName(texts, value) }))}
          onChange={onChange}
        />
      )
    case 'entry':
      return <EntryChoice {...shared} form={form} draft={draft} onChange={onChange} />
    case 'things':
      return <ThingsField {...{ form, label, draft, onChange }} error={within()} />
    case 'fixed':
    case 'id':
    case 'again':
      return null
    case 'flag': {
      const value = typeof form.value === 'boolean' ? '' : `: ${wordName(texts, String(form.value))}`
      return (
        <Checkbox
          label={`${label}${value}`}
          error={error}
          checked={draft !== null}
          onChange={(on) => onChange(on ? form.value : null)}
        />
      )
    }
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
        <PaintedMap
          form={form}
          label={label}
          map={draft === null ? undefined : (draft as unknown as MissionMap)}
          error={within()}
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
        <ListField
          {...{ form, label, draft, onChange, error, named, optional }}
          isWrong={(at) => problemWithin(problems, inside(path, String(at)), at) !== undefined}
        >
          {({ at, ...item }) => (
            <FormField
              {...item}
              form={form.of}
              quick={quick}
              problems={problems}
              path={inside(path, String(at))}
              named={form.of.type === 'group'}
            />
          )}
        </ListField>
      )
    case 'group':
      return (
        <div>
          <FieldGroup {...title}>
            <Parts {...props} parts={form.fields} />
          </FieldGroup>
          <Said error={error} />
        </div>
      )
    case 'variants':
      return (
        <VariantsField {...shared} form={form} draft={draft} onChange={onChange}>
          {(fields) => <Parts {...props} parts={fields} optional={false} />}
        </VariantsField>
      )
    case 'either':
      return (
        <EitherField {...shared} form={form} draft={draft} onChange={onChange}>
          {(inner) => <FormField {...inner} label={label} quick={quick} problems={problems} path={path} named />}
        </EitherField>
      )
  }
}

/** Markers that were just described can be painted at once. */
function PaintedMap({ form, ...rest }: MapFieldProps) {
  const markers = useThingsOf('markers', form.markers)
  return <MapField form={{ ...form, markers: [...markers] }} {...rest} />
}

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
  optional: whole = false,
  quick = false,
}: FormFieldProps & { parts: readonly Part[] }) {
  const texts = useTexts()
  const table = tableOf(draft)
  const asked = parts.filter(({ form }) => form.type !== 'fixed' && form.type !== 'id')
  return (
    <div className={styles.parts}>
      {asked.map(({ name, form, optional, called }) => (
        <div key={name} data-wide={isSmall(form) ? undefined : true}>
          <FormField
            form={form}
            label={partName(texts, called ?? name)}
            draft={table[name] ?? (optional ? null : startDraft(form))}
            onChange={(next) => onChange({ ...table, [name]: next })}
            problems={problems}
            path={inside(path, name)}
            optional={optional || whole}
            quick={quick}
          />
        </div>
      ))}
    </div>
  )
}
