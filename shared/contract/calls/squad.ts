// A campaign between battles: what stands, and every command of the table on it.
import { z } from 'zod'
import { campaignCommand, outcomeCommand } from '../../games/akarios/campaign/command.ts'
import { cardPlaces } from '../../games/akarios/question/action.ts'
import { scarceRewards } from '../../games/akarios/view/scarce-rewards.ts'
import { deckView } from '../../games/akarios/view/deck-view.ts'
import { fitChoice, fitRefusal, ledgerView, squadView } from '../../games/akarios/view/squad-view.ts'
import { setUpList } from '../../games/akarios/view/set-up-list.ts'
import { note } from '../../kernel/note.ts'
import { mostSeats } from '../choices.ts'
import { command, query } from '../define.ts'
import { campaignId, contentId } from '../values.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })

export const squadCalls = {
  'squad.view': query(ofCampaign, squadView, 'viewer'),
  'squad.ledger': query(ofCampaign, z.strictObject({ rows: ledgerView }), 'viewer'),
  /** Cards that the rules let lie in one place of a board, and those of its kind that they do not, with the rule that says no. */
  'squad.choices': query(
    ofCampaign.extend({ seat: z.int().min(1).max(mostSeats), place: z.enum(cardPlaces) }),
    z.strictObject({ choices: z.array(fitChoice), refused: z.array(fitRefusal) }),
  ),
  /** The modifier deck of a seat, now and with a hex of its pilot full; null while nobody has told what the numbered deck holds. */
  'squad.deck': query(
    ofCampaign.extend({
      seat: z.int().min(1).max(mostSeats),
      hex: z.strictObject({ tree: contentId, hex: contentId }).optional(),
    }),
    z.strictObject({ deck: deckView.nullable() }),
    'viewer',
  ),
  /** What to take out of the box and lay out for the open scenario; null when none is open. */
  'squad.setUp': query(ofCampaign, z.strictObject({ list: setUpList.nullable() }), 'viewer'),
  /**
   * What the outcome of a fight would be as the command that ends its scenario, for the table to confirm; refused while the fight
   * runs. `choice`: place of the option taken, from 1.
   */
  'squad.outcome': query(
    ofCampaign.extend({ play: z.string().max(80), choice: z.int().min(1).max(4).optional() }),
    z.strictObject({
      mission: z.string(),
      text: z.string(),
      /** The options of the entry, where it has some. */
      choices: z.array(z.strictObject({ label: z.string(), text: z.string() })),
      command: outcomeCommand,
      /** It has been taken over already. */
      done: z.boolean(),
    }),
  ),
  /** Cards of which the box has fewer copies than this command gives: whom the table gives them to goes into its `owners`. */
  'squad.scarce': query(ofCampaign.extend({ command: outcomeCommand }), scarceRewards),
  /** One line in the log, one undo. Refused with the rule that says no. */
  'squad.do': command(
    ofCampaign.extend({ who: z.string().trim().max(40), command: campaignCommand }),
    z.strictObject({
      title: note,
      /** Number of the entry in the log; it holds what an outcome brought. */
      entry: z.int().min(1),
    }),
  ),
} as const
