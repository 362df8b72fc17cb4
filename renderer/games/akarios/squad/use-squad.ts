// The squad between battles as its panels use it: what stands, and one way to act.
import type { CampaignCommand } from '../../../../shared/games/akarios/campaign/command.ts'
import { isOutcomeCommand } from '../../../../shared/games/akarios/campaign/words.ts'
import type { SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useBrought } from '../../../kernel/brought/use-brought.ts'
import { useToast } from '../../../ui/toast/Toast.tsx'

export interface Squad {
  readonly campaign: string
  readonly view: SquadView
  /** The campaign can only be looked at. */
  readonly locked: boolean
  readonly busy: boolean
  /** Does it, or says why not. `done` runs after it was stored. */
  readonly act: (command: CampaignCommand, done?: () => void) => void
}

/** Whose decision it is: everybody's at the table. */
const who = 'table'

export function useSquad(campaign: string, locked: boolean) {
  const texts = useTexts()
  const toast = useToast()
  const stored = useCall('squad.view', { campaign })
  const doing = useCommand('squad.do')
  const brought = useBrought(campaign)
  const act: Squad['act'] = (command, done) =>
    doing.mutate(
      { campaign, who, command },
      {
        onSuccess: ({ entry }) => {
          if (isOutcomeCommand(command.type)) brought.tell(entry)
          done?.()
        },
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  const squad: Squad | undefined = stored.data && { campaign, view: stored.data, locked, busy: doing.isPending, act }
  return { squad, stored }
}
