// The vocabulary: what each step of a card does when its turn comes. Steps without an entry are shown and done by hand.
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Fight } from '../fight.ts'
import { cardOf } from '../state/read.ts'
import type { TaskOf } from '../tasks/task.ts'
import { apply } from './apply.ts'
import { attack } from './attack.ts'
import { choose } from './choose.ts'
import type { Command } from './command.ts'
import { damage } from './damage.ts'
import { damageCard } from './damage-card.ts'
import { hold } from './hold.ts'
import { loseShield } from './lose-shield.ts'
import { may } from './may.ts'
import { move } from './move.ts'
import { nextAttack } from './next-attack.ts'
import { pay } from './pay.ts'
import { rotate } from './rotate.ts'
import { useCard } from './use-card.ts'

const commands: { readonly [D in Step['do']]?: Command<D> } = {
  apply,
  attack,
  choose,
  damage,
  damageCard,
  loseShield,
  may,
  move,
  nextAttack,
  pay,
  reduceDamage: hold,
  rotate,
  useCard,
}

export function runCommand(fight: Fight, { by, step, riders }: TaskOf<'doStep'>): void {
  const command = commands[step.do] as Command<Step['do']> | undefined
  if (command !== undefined) return void command(fight, step, { by, riders })
  const says = by.card === null ? step.do : cardOf(fight.state, by.card).wording
  fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? step.do, says })
}
