// The vocabulary: what each step of a card does when its turn comes. Steps without an entry are shown and done by hand.
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import { standingHooks } from '../cards/standing.ts'
import type { Fight } from '../fight.ts'
import { cardOf } from '../state/read.ts'
import type { TaskOf } from '../tasks/task.ts'
import { addToDeck } from './add-to-deck.ts'
import { apply } from './apply.ts'
import { attack } from './attack.ts'
import { choose } from './choose.ts'
import type { Command } from './command.ts'
import { damage } from './damage.ts'
import { damageCard } from './damage-card.ts'
import { delay } from './delay.ts'
import { depicted } from './depicted.ts'
import { rerollDice, setDice } from './dice.ts'
import { peekEnemyDeck, stackEnemyDeck } from './enemy-deck.ts'
import { forEach } from './for-each.ts'
import { giveDie, shareDie } from './guest-dice.ts'
import { grantAttack } from './grant-attack.ts'
import { hold } from './hold.ts'
import { loseShield } from './lose-shield.ts'
import { may } from './may.ts'
import { move } from './move.ts'
import { moveOther } from './move-other.ts'
import { neutralize } from './neutralize.ts'
import { nextAttack } from './next-attack.ts'
import { pay } from './pay.ts'
import { placeOnDeck } from './place-on-deck.ts'
import { placeTerrain } from './place-terrain.ts'
import { reassignDie } from './reassign-die.ts'
import { rotate } from './rotate.ts'
import { setAsideDice } from './set-aside-dice.ts'
import { swap } from './swap.ts'
import { teleport } from './teleport.ts'
import { useCard } from './use-card.ts'

/** Who may lay dice on such a card is settled as it is paid. */
const alreadyPaid: Command<'poolDice'> = () => undefined

const commands: { readonly [D in Step['do']]?: Command<D> } = {
  addToDeck,
  apply,
  attack,
  choose,
  controlEnemy: hold,
  damage,
  damageCard,
  delay,
  depicted,
  forEach,
  giveDie,
  loseShield,
  may,
  move,
  moveOther,
  neutralize,
  nextAttack,
  grantAttack,
  ignoreFirstAttack: hold,
  notATarget: hold,
  pay,
  peekEnemyDeck,
  placeOnDeck,
  placeTerrain,
  poolDice: alreadyPaid,
  reassignDie,
  redirectDamage: hold,
  reduceDamage: hold,
  rerollDice,
  rotate,
  setAsideDice,
  setDice,
  shareDie,
  stackEnemyDeck,
  swap,
  teleport,
  useCard,
}

export function runCommand(fight: Fight, { by, step, riders }: TaskOf<'doStep'>): void {
  const command = commands[step.do] as Command<Step['do']> | undefined
  // A passive step beside an action has its hooks already.
  if (standingHooks(step, 'tech-1') !== null && command === undefined) return
  if (command !== undefined) return void command(fight, step, { by, riders })
  const says = by.card === null ? step.do : cardOf(fight.state, by.card).wording
  fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? step.do, says })
}
