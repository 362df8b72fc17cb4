// Whom it hits: those that can be chosen with their figures, the others with the reason.
import type { TargetCandidate, TargetsQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { distance } from '../../../../../shared/lib/hex.ts'
import type { Menu, MenuContext, Option, Pick } from './option.ts'
import { chanceText } from '../../parts/chance-text.ts'
import { whyNot } from './why-not.ts'
import { headingOf } from './words.ts'

export function targetsMenu(question: TargetsQuestion, pick: Pick, context: MenuContext): Menu {
  const { least, most, candidates } = question
  // On the real table an attack may turn out to reach nobody: that is one of the answers.
  const orNobody = context.view.realTable !== null && least === 0 && most === 1
  const several = !orNobody && (most > 1 || least !== 1)
  const enough = pick.chosen.length >= least && pick.chosen.length <= most
  return {
    heading: headingOf(question, context),
    options: [
      ...candidates
        .toSorted((a, b) => Number(b.can) - Number(a.can))
        .map((candidate) => targetOption(question, candidate, several, context)),
      ...(orNobody ? [nobody(context)] : []),
    ],
    first: 0,
    ...(several
      ? { several: { least, most, answer: enough ? { type: 'targets', targets: [...pick.chosen] } : null } }
      : {}),
  }
}

const nobody = ({ texts }: MenuContext): Option => ({
  id: 'nobody',
  label: texts.table.noneOfThem,
  hints: [],
  key: '0',
  then: { answer: { type: 'targets', targets: [] } },
})

function targetOption(
  { seat, asks }: TargetsQuestion,
  candidate: TargetCandidate,
  several: boolean,
  context: MenuContext,
): Option {
  const { texts, talk, view, language, odds = [] } = context
  const { id } = candidate
  const alone = odds.flatMap(({ targets }) => targets).find(({ target }) => target === id)
  const ship = view.ships.find((one) => one.id === id)
  const shooter = view.ships.find((one) => one.id === seat)
  const hexes = ship?.pose && shooter?.pose ? distance(shooter.pose.at, ship.pose.at) : null
  return {
    id,
    label: talk.name(id),
    ...(asks.key === 'akarios.ask.targets' ? { confirm: texts.fireAt({ name: talk.name(id) }) } : {}),
    hints: [
      ...(ship === undefined ? [] : [figuresOf(ship, context)]),
      ...(hexes === null || hexes === 0 ? [] : [texts.hexesAway({ hexes })]),
      ...(alone === undefined ? [] : [texts.odds.destroyed({ share: chanceText(language, alone.destroyed) })]),
    ],
    ...(candidate.can ? {} : { refused: reasonOf(candidate, context) }),
    ...(ship?.pose ? { at: ship.pose.at } : {}),
    ship: id,
    then: several ? 'toggle' : { answer: { type: 'targets', targets: [id] } },
  }
}

function reasonOf({ id, why }: TargetCandidate & { readonly can: false }, { talk, view }: MenuContext): string {
  return whyNot(
    why,
    view.reach?.sights.find((sight) => sight.id === id),
    talk,
  )
}

export const figuresOf = (
  { hull, shield, startShield }: ShipView,
  { texts }: { readonly texts: MenuContext['texts'] },
): string => (startShield > 0 ? texts.figures({ hull, shield }) : texts.hullOnly({ hull }))
