// By hand, between trips: where the Sparrow is, as a campaign under way has it.
import { useState } from 'react'
import type { AtlasView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/number-field/NumberField.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import styles from './Trip.module.css'

export function MoveSparrow({ campaign, atlas }: { campaign: string; atlas: AtlasView }) {
  const texts = useTexts()
  const { atlas: words } = texts
  const toast = useToast()
  const doing = useCommand('squad.do')
  const [open, setOpen] = useState(false)
  const [system, setSystem] = useState(atlas.here?.system ?? atlas.letters[0]?.id ?? '')
  const [location, setLocation] = useState(atlas.here?.location ?? null)
  const set = () =>
    doing.mutate(
      {
        campaign,
        who: 'table',
        command: { type: 'setByHand', what: { of: 'location', system, to: location } },
      },
      { onSuccess: () => setOpen(false), onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)) },
    )
  return (
    <div className={styles.hand}>
      <Button kind="quiet" size="small" icon="hand" pressed={open} onPress={() => setOpen(!open)}>
        {words.moveSparrow}
      </Button>
      {open && (
        <>
          <Select
            label={words.system}
            value={system}
            options={atlas.letters.map((one) => ({ value: one.id, label: words.systemOf(one) }))}
            onChange={setSystem}
          />
          <NumberField label={words.moveTo} value={location} min={1} max={999} optional onChange={setLocation} />
          <Button size="small" busy={doing.isPending} onPress={set}>
            {words.set}
          </Button>
        </>
      )}
    </div>
  )
}
