// Buttons, links, keys, menus and tips.
import { useState } from 'react'
import { Button, ButtonRow } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Kbd } from '../kbd/Kbd.tsx'
import { LinkButton, TextButton, TextLink } from '../link/Link.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Sample } from './Sample.tsx'

const nothing = () => undefined

export function ButtonSamples() {
  const [down, setDown] = useState(true)
  return (
    <>
      <Sample
        title="Buttons"
        words="One brass button on a screen: the next step, always on Enter. Keys stand on the button."
      >
        <ButtonRow>
          <Button kind="act" keyHint="Enter" onPress={nothing}>
            Open at the fight
          </Button>
          <Button keyHint="n" onPress={nothing}>
            New campaign
          </Button>
          <Button kind="quiet" icon="copy" onPress={nothing}>
            Duplicate
          </Button>
          <Button kind="danger" icon="bin" onPress={nothing}>
            Delete for good
          </Button>
          <Button busy onPress={nothing}>
            Checking the file
          </Button>
          <Button pressed={down} onPress={() => setDown(!down)}>
            Show the bin
          </Button>
        </ButtonRow>
        <ButtonRow>
          <Button size="small" icon="disk" onPress={nothing}>
            Back up now
          </Button>
          <Button size="small" onPress={nothing}>
            Restore as copy
          </Button>
          <Button size="small" kind="quiet" icon="pencil" onPress={nothing}>
            Rename
          </Button>
          <IconButton icon="search" label="Search" keyHint="Control+k" onPress={nothing} />
          <LinkButton to={{ name: 'library' }} icon="right">
            To the campaigns
          </LinkButton>
          <TextLink to={{ name: 'settings' }}>A link in a sentence</TextLink>
          <TextButton onPress={nothing}>An action in a sentence</TextButton>
        </ButtonRow>
        <Button kind="act" refusal="Another program holds this campaign" onPress={nothing}>
          Open
        </Button>
      </Sample>
      <Sample title="Menus and keys" words="What may not be chosen stays in the list and says why.">
        <ButtonRow>
          <Menu
            label="More"
            items={[
              { type: 'action', label: 'Rename', icon: 'pencil', keyHint: 'r', onChoose: nothing },
              { type: 'action', label: 'Export', icon: 'export', onChoose: nothing },
              { type: 'action', label: 'Duplicate', icon: 'copy', refusal: 'No room on the disk', onChoose: nothing },
              { type: 'line', id: 'end' },
              { type: 'action', label: 'Move to bin', icon: 'bin', danger: true, onChoose: nothing },
              { type: 'place', label: 'Settings', icon: 'settings', to: { name: 'settings' } },
            ]}
          />
          <Kbd keys="Control+Shift+z" />
          <Kbd keys="Escape" />
          <Kbd keys="[Shift]+?" />
          <Kbd keys="ArrowUp" />
        </ButtonRow>
      </Sample>
    </>
  )
}
