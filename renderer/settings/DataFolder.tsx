// Where campaigns and backups lie, and the choice of another folder from the next start on.
import { useState } from 'react'
import { useCommand } from '../api/client.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/button/Button.tsx'
import { FactList } from '../ui/fact-list/FactList.tsx'
import { Section } from '../ui/section/Section.tsx'
import { TextField } from '../ui/text-field/TextField.tsx'
import styles from './DataFolder.module.css'

export interface DataFolderProps {
  dataDir: string
  nextDataDir: string | undefined
}

export function DataFolder({ dataDir, nextDataDir }: DataFolderProps) {
  const texts = useTexts()
  const choose = useCommand('settings.chooseDataDir')
  const [path, setPath] = useState('')
  const [missing, setMissing] = useState(false)
  const words = texts.settings
  const submit = () => {
    setMissing(path.trim() === '')
    if (path.trim() !== '') choose.mutate({ path }, { onSuccess: () => setPath('') })
  }
  return (
    <Section title={words.data}>
      <FactList
        facts={[
          { label: words.dataNow, value: dataDir },
          ...(nextDataDir === undefined ? [] : [{ label: words.dataNext, value: nextDataDir }]),
        ]}
      />
      <p className={styles.hint}>{words.dataHint}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={words.dataField}
          hint={words.dataFieldHint}
          value={path}
          error={missing ? words.dataNeeded : choose.error ? refusalText(texts, choose.error.refusal) : undefined}
          onChange={(next) => {
            setPath(next)
            setMissing(false)
            choose.reset()
          }}
        />
        <Button submit busy={choose.isPending}>
          {words.dataUse}
        </Button>
      </form>
    </Section>
  )
}
