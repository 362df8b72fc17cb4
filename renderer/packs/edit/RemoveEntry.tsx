// Takes out an entry that the owner has added. It is a step of the owner's log: undo brings the entry back.
import { useCommand } from '../../api/client.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import type { EditedKind } from './edited-kinds.ts'

export interface RemoveEntryProps {
  kind: EditedKind
  id: string
  name: string
}

export function RemoveEntry({ kind, id, name }: RemoveEntryProps) {
  const texts = useTexts()
  const { editors } = texts
  const toast = useToast()
  const remove = useCommand('owner.remove')
  const press = () =>
    remove.mutate(
      { kind, id },
      {
        onSuccess: () => toast.done(editors.removed({ name })),
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  return (
    <Button icon="bin" size="small" kind="quiet" label={editors.removeOf({ name })} busy={remove.isPending} onPress={press}>
      {editors.remove}
    </Button>
  )
}
