// One key, on every screen of the laptop, hides what is played on all devices of the second screen, and shows it again.
import { useTexts } from '../i18n/texts.tsx'
import { useCommands } from '../keys/commands.tsx'
import { useSecondScreen } from './use-second-screen.ts'

export const hideKey = 'v'

export function useHideKey(): void {
  const { secondScreen: words } = useTexts()
  const { stands, hide } = useSecondScreen()
  const isOn = stands?.on === true
  const isHidden = isOn && stands.hidden
  useCommands([
    {
      keys: hideKey,
      name: isHidden ? words.unhide : words.hide,
      where: 'everywhere',
      run: () => hide(!isHidden),
      off: !isOn,
    },
  ])
}
