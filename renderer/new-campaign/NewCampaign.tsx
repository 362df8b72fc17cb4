// Founding a campaign, on one page: the squad and its people, the seats, how hard it is, and beside it the squad so far.
import { useEffect, useRef, useState, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react'
import { useCall, useCommand } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { go } from '../screens.ts'
import { Failure } from '../ui/failure/Failure.tsx'
import { LinkButton } from '../ui/link/Link.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { PageHeader } from '../ui/page-header/PageHeader.tsx'
import { Section } from '../ui/section/Section.tsx'
import { SideSheet } from '../ui/side-sheet/SideSheet.tsx'
import { useToast } from '../ui/toast/Toast.tsx'
import { emptyDraft, seatsInPlay, toNewCampaign, type Draft } from './draft.ts'
import type { FormPart } from './form.ts'
import styles from './NewCampaign.module.css'
import { problemText } from './problem-text.ts'
import { problemsOf, refusedField, type Field } from './problems.ts'
import { RulesFields } from './RulesFields.tsx'
import { SeatFields } from './SeatFields.tsx'
import { Summary } from './Summary.tsx'
import { TableFields } from './TableFields.tsx'

export interface NewCampaignProps {
  /** Lives outside the screen, so that a look at another screen loses nothing. */
  draft: Draft
  change: Dispatch<SetStateAction<Draft>>
}

/** The first field that is not right, wherever it stands on the page. */
const firstWrong = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input[aria-invalid=true], [aria-invalid=true] [role=radio]')

export function NewCampaign({ draft, change }: NewCampaignProps) {
  const texts = useTexts()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const roster = useCall('campaign.roster', draft.pack === undefined ? {} : { pack: draft.pack })
  const create = useCommand('campaign.create')
  const problems = problemsOf(draft)
  const refused = create.error?.refusal
  const refusedAt = refused && refusedField(draft, refused)
  const problem = (field: Field) => {
    if (tries > 0 && problems.has(field)) return problemText(texts, problems, field)
    return refused && refusedAt === field ? refusalText(texts, refused) : undefined
  }
  useEffect(() => {
    if (tries > 0 && form.current) firstWrong(form.current)?.focus()
  }, [tries, refusedAt])
  const submit = (to: 'bridge' | 'catchUp' = 'bridge') => {
    setTries((before) => before + 1)
    if (problems.size > 0) return
    create.mutate(toNewCampaign(draft), {
      onSuccess: ({ id }) => {
        change(emptyDraft)
        toast.done(texts.newCampaign.begun({ squad: draft.squad.trim() }))
        go({ name: to, campaign: id })
      },
    })
  }
  useCommands([
    { keys: 'Enter', name: texts.newCampaign.create, where: 'screen', run: () => submit() },
    { keys: 'Escape', name: texts.newCampaign.back, where: 'screen', run: () => go({ name: 'library' }) },
  ])
  const part: FormPart = { draft, change, problem }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const onChoice = event.target instanceof Element && event.target.closest('[role=radio]') !== null
        if (event.key === 'Enter' && onChoice) submit()
      }}
    >
      <PageHeader
        title={texts.newCampaign.title}
        actions={
          <LinkButton kind="quiet" keyHint="Escape" to={{ name: 'library' }}>
            {texts.newCampaign.back}
          </LinkButton>
        }
      />
      <SideSheet
        sheetLabel={texts.newCampaign.summary}
        sheet={
          <Summary
            draft={draft}
            roster={roster.data}
            open={tries > 0 ? problems.size : 0}
            refused={refusedAt === undefined ? refused : undefined}
            busy={create.isPending}
            onCatchUp={() => submit('catchUp')}
          />
        }
      >
        <div className={styles.work}>
          <TableFields {...part} />
          <Section title={texts.newCampaign.seatsTitle}>
            {roster.data ? (
              seatsInPlay(draft).map((seat, place) => (
                <SeatFields key={place} place={place} seat={seat} roster={roster.data} {...part} />
              ))
            ) : roster.error ? (
              <Failure
                title={texts.newCampaign.rosterFailed}
                happened={refusalText(texts, roster.error.refusal)}
                kept={texts.newCampaign.refusedKept}
                onRetry={() => void roster.refetch()}
              />
            ) : (
              <Loading words={texts.newCampaign.rosterReading} lines={6} />
            )}
          </Section>
          <RulesFields {...part} />
        </div>
      </SideSheet>
    </form>
  )
}
