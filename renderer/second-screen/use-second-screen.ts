// The second screen's switch as the laptop's pages hold it: how it stands, and turning, hiding, showing.
import type { Output } from '../../shared/contract/contract.ts'
import type { Refusal } from '../../shared/contract/envelope.ts'
import { useCall, useCommand } from '../api/client.ts'

export interface SecondScreenHandle {
  /** Undefined until it is read. */
  readonly stands: Output<'secondScreen.get'> | undefined
  readonly busy: boolean
  /** Why the last switching was not done. */
  readonly refusal: Refusal | undefined
  readonly turnOn: (address: string) => void
  readonly turnOff: () => void
  readonly hide: (hidden: boolean) => void
}

export function useSecondScreen(): SecondScreenHandle {
  const { data } = useCall('secondScreen.get', {})
  const on = useCommand('secondScreen.turnOn')
  const off = useCommand('secondScreen.turnOff')
  const hiding = useCommand('secondScreen.hide')
  // What has been done is told to every window by a push.
  return {
    stands: data,
    busy: on.isPending || off.isPending,
    refusal: (on.error ?? off.error ?? hiding.error)?.refusal,
    turnOn: (address) => on.mutate({ address }),
    turnOff: () => {
      on.reset()
      off.mutate({})
    },
    hide: (hidden) => hiding.mutate({ hidden }),
  }
}
