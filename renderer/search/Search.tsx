// Ctrl+K: what can be done here, where one can go, and what can be looked up, by its name.
import { useMemo, useState } from 'react'
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import { useTexts } from '../i18n/texts.tsx'
import { useCurrentCommands } from '../keys/commands.tsx'
import { useOpenRules } from '../rules/open-rules.ts'
import { go, type Screen } from '../screens.ts'
import { Palette } from '../ui/palette/Palette.tsx'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'
import { groupsAtFirst, groupsFor } from './groups.ts'
import type { Thing } from './things.ts'
import { useThings } from './use-things.ts'

export interface SearchProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly screen: Screen
  /** The campaign that is open. */
  readonly campaign: CampaignView | undefined
}

export function Search({ open, onClose, screen, campaign }: SearchProps) {
  const { search } = useTexts()
  const commands = useCurrentCommands()
  const openRules = useOpenRules()
  const { indexes, first } = useThings(open, screen, campaign)
  const [words, setWords] = useState('')
  const [sheet, setSheet] = useState<EntryDialogProps['entry']>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const groups = useMemo(
    () => (words.trim() === '' ? groupsAtFirst(first) : groupsFor(indexes, words)),
    [words, first, indexes],
  )
  const close = () => {
    setWords('')
    onClose()
  }
  const take = ({ leads }: Thing) => {
    switch (leads.type) {
      case 'command':
        commands.find(({ keys }) => keys === leads.keys)?.run()
        return
      case 'screen':
        go(leads.to)
        return
      case 'rule':
        openRules?.([leads.id])
        return
      case 'entry':
        setSheet({ kind: leads.kind, id: leads.id })
        setSheetOpen(true)
    }
  }
  return (
    <>
      <Palette
        open={open}
        onClose={close}
        label={search.title}
        placeholder={search.placeholder}
        words={words}
        onWords={setWords}
        groups={groups.map(({ group, things }) => ({ name: search.groups[group], items: things }))}
        nothing={search.nothing}
        count={search.count({ count: groups.reduce((sum, { things }) => sum + things.length, 0) })}
        onTake={take}
      />
      {sheet !== undefined && <EntryDialog entry={sheet} open={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </>
  )
}
