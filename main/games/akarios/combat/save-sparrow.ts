// Once a scenario each pilot may void all damage of one hit on the Sparrow: 1 stress, and the own ship ability is damaged (SP-015).
import { chooseOne } from './choose-one.ts'
import type { Fight } from './fight.ts'
import { changeCard } from './state/fitted.ts'
import { consciousPilots } from './state/read.ts'
import type { PilotShip, SparrowShip } from './state/ships.ts'

/** In Ironman as well (open question 42). Nobody is asked when no pilot can do it. */
export function isSaved(fight: Fight, sparrow: SparrowShip, total: number): boolean {
  const savers = consciousPilots(fight.state).filter(
    (pilot) => abilityOf(pilot) !== null && !sparrow.savedBy.includes(pilot.id),
  )
  if (total <= 0 || savers.length === 0) return false
  const chosen = chooseOne(
    fight,
    {
      about: 'avoidDamage',
      seat: 'table',
      asks: { key: 'akarios.ask.saveSparrow', args: { total, hull: sparrow.hull }, rule: 'SP-015' },
      options: [
        { id: 'take', key: 'akarios.takeDamage', args: { total } },
        ...savers.map(({ id }) => ({ id, key: 'akarios.saveSparrow', args: { seat: id } })),
      ],
    },
    ['table', ...savers.map(({ id }) => id)],
  )
  const saver = savers.find(({ id }) => id === chosen)
  const card = saver === undefined ? null : abilityOf(saver)
  if (saver === undefined || card === null) return false
  changeCard(saver, card.place, { damaged: true })
  sparrow.savedBy = [...sparrow.savedBy, saver.id]
  fight.note('sparrowSaved', { seat: saver.id, total, card: card.card }, 'SP-015')
  fight.push({ type: 'gainStress', seat: saver.id, amount: 1, why: 'sparrow' })
  return true
}

/** A co-pilot that sits in its place is no ship ability (SP-016). */
const abilityOf = ({ cards }: PilotShip) =>
  cards.find(({ kind, damaged }) => kind === 'shipAbility' && !damaged) ?? null
