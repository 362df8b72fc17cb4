// Takes an outcome into the campaign, once it is said who gets cards of which there are too few; then tells what it brought.
import type { OutcomeCommand } from '../../../../../shared/games/akarios/campaign/command.ts'
import { useCommand } from '../../../../api/client.ts'
import { refusalText } from '../../../../i18n/refusal.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useBrought } from '../../../../kernel/brought/use-brought.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useToast } from '../../../../ui/toast/Toast.tsx'
import { ShareOut } from './ShareOut.tsx'
import { useShares } from './use-shares.ts'

export interface TakeOverProps {
  readonly campaign: string
  readonly command: OutcomeCommand
  /** The words on the button. */
  readonly label: string
  readonly kind?: 'act' | 'ink'
  /** Why it cannot be taken over yet. */
  readonly refusal?: string | undefined
}

export function TakeOver({ campaign, command, label, kind = 'ink', refusal }: TakeOverProps) {
  const texts = useTexts()
  const toast = useToast()
  const doing = useCommand('squad.do')
  const brought = useBrought(campaign)
  const shares = useShares(campaign, command)
  const { missing } = shares
  const take = () =>
    doing.mutate(
      { campaign, who: 'table', command: shares.command },
      {
        onSuccess: ({ entry }) => brought.tell(entry),
        onError: (error) => toast.bad(refusalText(texts, error.refusal)),
      },
    )
  return (
    <>
      <ShareOut campaign={campaign} shares={shares} />
      <div>
        <Button
          kind={kind}
          busy={doing.isPending}
          refusal={refusal ?? (missing && texts.squad.shareFirst({ card: missing.name }))}
          onPress={take}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
