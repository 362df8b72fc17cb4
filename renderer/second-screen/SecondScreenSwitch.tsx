// Turns the second screen on and off, and shows what devices need to look on: address, code, and both as a square for cameras.
import { useState } from 'react'
import type { SecondScreen } from '../../shared/contract/calls/second-screen.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Banner } from '../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { Loading } from '../ui/loading/Loading.tsx'
import { QrCode } from '../ui/qr/QrCode.tsx'
import { Select } from '../ui/select/Select.tsx'
import { Switch } from '../ui/switch/Switch.tsx'
import styles from './SecondScreen.module.css'
import { hideKey } from './use-hide-key.ts'
import { useSecondScreen } from './use-second-screen.ts'

interface SecondScreenSwitchProps {
  /** The key that hides reaches the page from here. */
  readonly keyed?: boolean
}

export function SecondScreenSwitch({ keyed = false }: SecondScreenSwitchProps) {
  const texts = useTexts()
  const words = texts.secondScreen
  const { stands, busy, refusal, turnOn, turnOff, hide } = useSecondScreen()
  const [chosen, setChosen] = useState<string>()
  if (stands === undefined) return <Loading words={texts.common.loading} lines={3} />
  const networks = stands.on ? [stands.network] : stands.networks
  const network = networks.find(({ address }) => address === chosen) ?? networks[0]
  return (
    <div className={styles.switch}>
      <p className={styles.intro}>{words.intro}</p>
      {refusal !== undefined && (
        <Banner tone="danger">
          <p>{words.failed}</p>
          <p>{refusalText(texts, refusal)}</p>
        </Banner>
      )}
      {networks.length > 1 && network !== undefined && (
        <Select
          label={words.network}
          value={network.address}
          options={networks.map((one) => ({ value: one.address, label: words.networkOf(one) }))}
          onChange={setChosen}
        />
      )}
      <Switch
        label={words.show}
        hint={words.showHint}
        refusal={network === undefined ? words.noNetwork : undefined}
        checked={stands.on}
        onChange={(on) => {
          if (busy || network === undefined) return
          if (on) turnOn(network.address)
          else turnOff()
        }}
      />
      {stands.on && <WayIn stands={stands} keyed={keyed} onHide={hide} />}
    </div>
  )
}

interface WayInProps {
  readonly stands: Extract<SecondScreen, { on: true }>
  readonly keyed: boolean
  readonly onHide: (hidden: boolean) => void
}

function WayIn({ stands: { address, link, code, hidden, devices }, keyed, onHide }: WayInProps) {
  const { secondScreen: words } = useTexts()
  return (
    <div className={styles.way}>
      <QrCode text={link} label={words.square({ address })} />
      <div className={styles.facts}>
        <dl>
          <dt>{words.address}</dt>
          <dd className={styles.address}>{address}</dd>
          <dt>{words.code}</dt>
          <dd className={styles.code}>{inTwo(code)}</dd>
        </dl>
        <p>{words.howTo}</p>
        <p role="status" className={styles.state}>
          <Icon name={hidden ? 'lock' : 'poi-look'} />{' '}
          {hidden ? words.hiddenNow : devices === 0 ? words.noDevice : words.devices({ count: devices })}
        </p>
        <ButtonRow>
          <Button pressed={hidden} {...(keyed ? { keyHint: hideKey } : {})} onPress={() => onHide(!hidden)}>
            {hidden ? words.unhide : words.hide}
          </Button>
        </ButtonRow>
      </div>
    </div>
  )
}

/** "ABC DEF": read and typed more easily. */
const inTwo = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
