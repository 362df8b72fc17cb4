// The help dialog: the keys of this screen and those that work everywhere.
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Kbd } from '../ui/kbd/Kbd.tsx'
import { useCurrentCommands, usePartsWithKeys, type PartKeys } from './commands.tsx'
import styles from './KeyHelp.module.css'

export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts()
  const commands = useCurrentCommands()
  const parts = usePartsWithKeys()
  const groups = [
    { title: texts.shell.keysHere, commands: commands.filter((command) => command.where === 'screen') },
    { title: texts.shell.keysEverywhere, commands: commands.filter((command) => command.where === 'everywhere') },
    ...parts.map(({ part, keys }) => ({ title: texts.shell.keysInPart({ part }), commands: keys })),
  ].filter((group) => group.commands.length > 0)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.shell.keysTitle}
      width="wide"
      reading
      actions={
        <Button keyHint="Escape" onPress={onClose}>
          {texts.common.close}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <KeyGroup key={group.title} {...group} />
        ))}
      </div>
      <p>{texts.shell.keysInFields}</p>
    </Dialog>
  )
}

function KeyGroup({ title, commands }: { title: string; commands: PartKeys['keys'] }) {
  // Keys that do the same stand in one row.
  const names = [...new Set(commands.map(({ name }) => name))]
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              {commands.map((command) => command.name === name && <Kbd key={command.keys} keys={command.keys} />)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
