// Tells or corrects one printed value: what is known of it and where from, the form, where it was read. With more of the same
// entry missing, Enter saves and goes on to the next.
import { useEffect, useRef, useState } from 'react'
import type { ContentKind, EntryField } from '../../../../shared/contract/calls/packs.ts'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { Banner } from '../../../ui/banner/Banner.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import { readDraft, type Problems } from './read-draft.ts'
import { startDraft } from './start-draft.ts'
import { FormField } from './FormField.tsx'
import { isWide } from './is-wide.ts'
import { ownerRefusal } from './owner-refusal.ts'
import { sourceText } from './source-text.ts'
import styles from './Values.module.css'
import { fieldName, fieldValue, shortValue } from './words.ts'

export interface ValueDialogProps {
  kind: ContentKind
  id: string
  /** As `values.json` names it: `regular.hull`. */
  field: string
  onClose: () => void
}

export function ValueDialog({ kind, id, field: first, onClose }: ValueDialogProps) {
  const texts = useTexts()
  const [field, setField] = useState(first)
  const read = useCall('packs.entry', { kind, id })
  const entry = read.data
  const known = entry && [...entry.fields, ...entry.others].find((one) => one.field === field)
  const title = entry === undefined ? '' : texts.values.title({ name: entry.name, field: fieldName(texts, field) })
  const form = known?.form
  if (entry === undefined || form === undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={
          <Button keyHint="Escape" onPress={onClose}>
            {texts.common.close}
          </Button>
        }
      >
        {read.error ? (
          <Banner tone="danger">{refusalText(texts, read.error.refusal)}</Banner>
        ) : entry === undefined ? (
          <Loading words={texts.packs.reading} lines={2} />
        ) : (
          <p>{texts.values.noForm}</p>
        )}
      </Dialog>
    )
  const missing = entry.fields.filter((one) => one.value === undefined && one.form !== undefined)
  const at = missing.findIndex((one) => one.field === field)
  const next = at < 0 ? undefined : [...missing.slice(at + 1), ...missing.slice(0, at)][0]?.field
  return (
    <Telling
      key={field}
      title={title}
      name={entry.name}
      about={{ kind, id, field }}
      known={known ?? { field }}
      form={form}
      next={next}
      onNext={setField}
      onClose={onClose}
    />
  )
}

interface TellingProps {
  title: string
  name: string
  about: { kind: ContentKind; id: string; field: string }
  known: EntryField
  form: FieldForm
  /** The next value of the entry that is missing. */
  next: string | undefined
  onNext: (field: string) => void
  onClose: () => void
}

const noProblems: Problems = new Map()

function Telling({ title, name, about, known, form, next, onNext, onClose }: TellingProps) {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const record = useCommand('owner.record')
  const packs = useCall('packs.list', {}).data?.packs ?? []
  const [draft, setDraft] = useState(() => startDraft(form, known.value))
  const [source, setSource] = useState('')
  const [problems, setProblems] = useState(noProblems)
  const place = useRef<HTMLDivElement>(null)
  // The first thing that is wrong comes into sight.
  useEffect(() => {
    if (problems.size > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const { values, common } = texts
  const label = fieldName(texts, about.field)

  const save = (then: () => void) => {
    if (record.isPending) return
    const reading = readDraft(form, draft)
    setProblems(reading.ok ? noProblems : reading.problems)
    if (!reading.ok) return
    const { value } = reading
    const said = source.trim()
    record.mutate(
      { ...about, value, ...(said === '' ? {} : { source: said }) },
      {
        onSuccess: () => {
          const short = shortValue(texts, language, about.field, value) ?? values.long
          toast.done(values.saved({ what: values.told({ name, field: label, value: short }) }))
          then()
        },
      },
    )
  }
  const saveAndClose = () => save(onClose)
  const saveAndGoOn = next === undefined ? undefined : () => save(() => onNext(next))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={isWide(form) ? 'wide' : 'narrow'}
      onSubmit={saveAndGoOn ?? saveAndClose}
      actions={
        <>
          {next !== undefined && (
            <Button kind="act" submit busy={record.isPending} keyHint="Enter">
              {values.saveNext({ field: fieldName(texts, next) })}
            </Button>
          )}
          <Button
            kind={next === undefined ? 'act' : 'ink'}
            submit={next === undefined}
            busy={record.isPending}
            {...(next === undefined ? { keyHint: 'Enter' } : { onPress: saveAndClose })}
          >
            {values.save}
          </Button>
          <Button keyHint="Escape" onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      {known.value !== undefined && (
        <div className={styles.known}>
          <p className={styles.value}>
            {values.now({
              value:
                shortValue(texts, language, about.field, known.value) ?? fieldValue(texts, language, known.value, form),
            })}
          </p>
          <p className={styles.hint}>
            {sourceText(texts, language, known.source, (id) => packs.find((pack) => pack.id === id)?.title ?? id)}
          </p>
        </div>
      )}
      <div ref={place}>
        <FormField
          form={form}
          label={label}
          draft={draft}
          onChange={setDraft}
          problems={problems}
          named={isWide(form)}
        />
      </div>
      <TextField
        label={values.source}
        hint={values.sourceHint}
        optional
        value={source}
        maxLength={200}
        onChange={setSource}
      />
      {known.value !== undefined && <p className={styles.hint}>{values.kept}</p>}
      {record.error !== null && <Banner tone="danger">{ownerRefusal(texts, record.error.refusal)}</Banner>}
    </Dialog>
  )
}
