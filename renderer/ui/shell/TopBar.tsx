// The line that is always there: whose log this is, where one is, undo and redo by name, search, keys, settings, and
// whether all is saved. Narrow or in large text, places and tools fold into one menu that names the place.
import { useTexts } from '../../i18n/texts.tsx'
import { print } from '../../screens.ts'
import { Button } from '../button/Button.tsx'
import { ShipDrawing } from '../icon/Icon.tsx'
import { LinkButton } from '../link/Link.tsx'
import { Menu, type MenuItem } from '../menu/Menu.tsx'
import { SavedMark } from '../saved-mark/SavedMark.tsx'
import type { ShellProps, StepOffer } from './shell-props.ts'
import styles from './Shell.module.css'

type TopBarProps = Omit<ShellProps, 'banners' | 'children'>

export function TopBar(props: TopBarProps) {
  const { screen, campaign, places = [], undo, redo, saved, onSearch, onHelp } = props
  const texts = useTexts()
  const here = print(screen)
  return (
    <header className={styles.top}>
      <a className={styles.mark} href={print({ name: 'library' })}>
        <ShipDrawing name="sparrow" size="small" />
        <span>{campaign ?? texts.common.product}</span>
      </a>
      {places.length > 0 && (
        <nav className={styles.places} aria-label={texts.shell.mainNavigation}>
          {places.map((place) => (
            <a
              key={place.label}
              className={styles.place}
              href={print(place.to)}
              aria-current={print(place.to) === here ? 'page' : undefined}
            >
              {place.label}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.folded}>
        <FoldedMenu {...props} />
      </div>
      <div className={styles.always}>
        {undo !== undefined && <StepButton offer={undo} kind="undo" />}
        {redo !== undefined && <StepButton offer={redo} kind="redo" />}
        <div className={styles.tools}>
          {onSearch !== undefined && (
            <Button kind="quiet" size="small" icon="search" keyHint="Control+k" onPress={onSearch}>
              {texts.shell.search}
            </Button>
          )}
          <Button kind="quiet" size="small" icon="help" onPress={onHelp}>
            {texts.shell.help}
          </Button>
          <LinkButton kind="quiet" size="small" icon="settings" to={{ name: 'settings' }}>
            {texts.shell.settings}
          </LinkButton>
        </div>
        {saved !== undefined && <SavedMark state={saved} />}
      </div>
    </header>
  )
}

function FoldedMenu({ title, screen, places = [], onSearch, onHelp }: TopBarProps) {
  const texts = useTexts()
  const here = print(screen)
  const search: MenuItem[] =
    onSearch === undefined
      ? []
      : [{ type: 'action', label: texts.shell.search, icon: 'search', keyHint: 'Control+k', onChoose: onSearch }]
  const items: MenuItem[] = [
    ...places.map((place): MenuItem => ({
      type: 'place',
      label: place.label,
      to: place.to,
      current: print(place.to) === here,
    })),
    ...(places.length > 0 ? [{ type: 'line', id: 'tools' } as const] : []),
    ...search,
    { type: 'action', label: texts.shell.help, icon: 'help', keyHint: '[Shift]+?', onChoose: onHelp },
    {
      type: 'place',
      label: texts.shell.settings,
      icon: 'settings',
      to: { name: 'settings' },
      current: screen.name === 'settings',
    },
  ]
  return <Menu label={title} longLabel={`${texts.shell.menu}: ${title}`} items={items} size="small" />
}

/** Undo or redo. Without a step it stays in its place and says so. */
function StepButton({ offer, kind }: { offer: StepOffer; kind: 'undo' | 'redo' }) {
  const texts = useTexts()
  const { step, onPress } = offer
  const keys = kind === 'undo' ? 'Control+z' : 'Control+Shift+z'
  const sentence = kind === 'undo' ? texts.shell.undoStep : texts.shell.redoStep
  if (step === undefined)
    return (
      <span className={styles.nothing}>{kind === 'undo' ? texts.shell.nothingToUndo : texts.shell.nothingToRedo}</span>
    )
  return (
    <span className={styles.step} data-kind={kind}>
      <Button kind="quiet" size="small" icon={kind} keyHint={keys} oneLine onPress={onPress}>
        {sentence({ step })}
      </Button>
    </span>
  )
}
