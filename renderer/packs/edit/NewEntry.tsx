// The menu that begins a new entry of the owner's own.
import { useTexts } from '../../i18n/texts.tsx'
import { useCommands } from '../../keys/commands.tsx'
import { go } from '../../screens.ts'
import { Menu } from '../../ui/menu/Menu.tsx'
import { editedKinds, type EditedKind } from './edited-kinds.ts'

export function NewEntry() {
  const { editors } = useTexts()
  const begin = (kind: EditedKind) => go({ name: 'packs', edit: { kind } })
  useCommands([
    { keys: 'n', name: editors.keyNew, where: 'screen', run: () => begin('enemies') },
    { keys: 'm', name: editors.keyNewMission, where: 'screen', run: () => begin('missions') },
  ])
  return (
    <Menu
      label={editors.newEntry}
      icon="plus"
      align="end"
      items={editedKinds.map((kind) => ({
        type: 'action',
        label: editors.newOf[kind],
        onChoose: () => begin(kind),
        ...(kind === 'enemies' ? { keyHint: 'n' } : kind === 'missions' ? { keyHint: 'm' } : {}),
      }))}
    />
  )
}
