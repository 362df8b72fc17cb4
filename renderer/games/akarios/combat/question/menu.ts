// What a question offers at this moment, as one list: some questions are answered in two steps (a place, then a facing; an action,
// then its dice). Everything here is read from the question; nothing is worked out by a rule of the game.
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type {
  ActQuestion,
  ChooseQuestion,
  PathQuestion,
  PlaceQuestion,
  Question,
  RerollQuestion,
  TargetsQuestion,
} from '../../../../../shared/games/akarios/question/question.ts'
import type { Cost, Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { FightView, PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { sameHex, type Facing } from '../../../../../shared/lib/hex.ts'
import type { Texts } from '../../../../i18n/texts.tsx'
import type { Talk } from '../talk.ts'
import { diceWays } from './dice-ways.ts'

/** What has been picked of an answer that takes several steps. */
export interface Pick {
  /** The seat that acts or rolls again. */
  readonly seat?: string
  readonly payment?: string
  readonly place?: number
  /** Picked so far where several may be picked. */
  readonly chosen: readonly string[]
}
export const nothingPicked: Pick = { chosen: [] }

export interface Option {
  readonly id: string
  readonly label: string
  readonly hints: readonly string[]
  /** Why it cannot be chosen. */
  readonly refused?: string
  /** Where it shows on the board. */
  readonly at?: Spot
  readonly facing?: Facing | null
  readonly way?: readonly Spot[]
  /** The ship that it means. */
  readonly ship?: string
  /** What choosing it does: answers, goes on to the next step, or picks one of several. */
  readonly then: { readonly answer: Answer } | { readonly pick: Pick } | 'toggle'
}

export interface Menu {
  readonly heading: string
  readonly options: readonly Option[]
  /** Index of what Enter takes. */
  readonly first: number
  /** Where one goes back to; missing at the first step. */
  readonly back?: Pick
  /** For questions that want several: how many, and the answer once enough are picked. */
  readonly several?: { readonly least: number; readonly most: number; readonly answer: Answer | null }
}

export interface MenuContext {
  readonly view: FightView
  readonly texts: Texts['combat']
  readonly talk: Talk
}

export function menuOf(question: Question, pick: Pick, context: MenuContext): Menu {
  switch (question.type) {
    case 'act':
      return actMenu(question, pick, context)
    case 'reroll':
      return rerollMenu(question, pick, context)
    case 'path':
      return pathMenu(question, context)
    case 'place':
      return placeMenu(question, pick, context)
    case 'targets':
      return targetsMenu(question, pick, context)
    case 'choose':
      return chooseMenu(question, pick, context)
  }
}

const templateOf = (table: Readonly<Record<string, string>>, key: string): string | undefined => {
  const word = key.slice(key.lastIndexOf('.') + 1)
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** The question in words; arguments name the card that asks where it has one. */
export const headingOf = ({ asks }: Question, { texts, talk }: MenuContext): string =>
  talk.say(templateOf(texts.asks, asks.key) ?? texts.asks.unknown, asks.args)

const faces = (dice: readonly { readonly face: string | null }[], { talk }: MenuContext): string =>
  dice.map(({ face }) => talk.name(face ?? '')).join(', ')

const pilotOf = ({ view }: MenuContext, seat: string): PilotView | undefined =>
  view.ships.find((ship): ship is PilotView => ship.kind === 'pilot' && ship.id === seat)

const costHints = (costs: readonly Cost[], { texts }: MenuContext) => costs.map((cost) => texts.hints[cost])

function actMenu(question: ActQuestion, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const payment = question.payments.find(({ id }) => id === pick.payment)
  if (payment !== undefined) {
    const dice = pilotOf(context, payment.seat)?.dice ?? []
    const options = diceWays(payment, dice).map((way): Option => {
      const used = way.flatMap((index) => dice[index] ?? [])
      const stress = used.filter(({ face }) => face === 'stress').length
      return {
        id: way.join('-') || 'supply',
        label: way.length === 0 ? texts.hints.supplyOnly : faces(used, context),
        hints:
          stress > 0 && payment.action !== 'repair' ? Array.from({ length: stress }, () => texts.hints.stressDie) : [],
        then: { answer: { type: 'act', seat: payment.seat, pay: { payment: payment.id, dice: [...way] } } },
      }
    })
    return {
      heading: `${talk.action(payment.seat, payment.action)}: ${texts.asks.dice}`,
      options,
      first: 0,
      back: backTo(pick),
    }
  }
  const seat = pick.seat ?? question.payments[0]?.seat ?? question.passes[0] ?? ''
  const open = question.payments
    .filter((one) => one.seat === seat)
    .map((one): Option => ({
      id: one.id,
      label: talk.action(one.seat, one.action),
      hints:
        one.slots.length === 0 ? [texts.hints.supplyOnly] : [one.slots.map(({ icon }) => talk.name(icon)).join(' + ')],
      then: nextStep(one, pick, context),
    }))
  const pass: Option[] = question.passes.includes(seat)
    ? [
        {
          id: 'pass',
          label: talk.say(texts.options.pass, { seat }),
          hints: [],
          then: { answer: { type: 'act', seat, pay: null } },
        },
      ]
    : []
  const closed = question.closed
    .filter((one) => one.seat === seat)
    .map((one): Option => ({
      id: `closed:${one.action}`,
      label: talk.action(one.seat, one.action),
      hints: [],
      refused: `${talk.name(one.why)} (${one.rule})`,
      then: 'toggle',
    }))
  return {
    heading: `${talk.name(seat)}: ${headingOf(question, context)}`,
    options: [...open, ...pass, ...closed],
    first: 0,
  }
}

/** With one way to pay there is nothing to choose. */
function nextStep(payment: ActQuestion['payments'][number], pick: Pick, context: MenuContext): Option['then'] {
  const ways = diceWays(payment, pilotOf(context, payment.seat)?.dice ?? [])
  const [only] = ways
  if (ways.length === 1 && only !== undefined)
    return { answer: { type: 'act', seat: payment.seat, pay: { payment: payment.id, dice: [...only] } } }
  return { pick: { ...pick, payment: payment.id } }
}

const backTo = ({ seat }: Pick): Pick => (seat === undefined ? nothingPicked : { seat, chosen: [] })

function rerollMenu(question: RerollQuestion, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const rolling = question.pilots.find(({ seat }) => seat === pick.seat && pick.payment === 'paid')
  if (rolling !== undefined) {
    const { seat, faces: shown } = rolling
    const dice = pick.chosen.map(Number).toSorted((a, b) => a - b)
    return {
      heading: `${talk.name(seat)}: ${texts.asks.rerollDice}`,
      options: shown.map((face, die) => ({ id: String(die), label: talk.name(face), hints: [], then: 'toggle' })),
      first: 0,
      back: nothingPicked,
      several: {
        least: 1,
        most: shown.length,
        answer: dice.length === 0 ? null : { type: 'reroll', seat, how: 'paid', dice },
      },
    }
  }
  const options = question.pilots.flatMap(({ seat, faces: shown, free, paid }): Option[] => {
    const args = { seat, faces: [...shown] }
    const keep: Option = {
      id: `${seat}:keep`,
      label: talk.say(texts.options.keep, args),
      hints: [],
      then: { answer: { type: 'reroll', seat, how: 'keep', dice: [] } },
    }
    const all: Option = {
      id: `${seat}:free`,
      label: talk.say(texts.options.free, args),
      hints: [],
      then: { answer: { type: 'reroll', seat, how: 'free', dice: shown.map((_, die) => die) } },
    }
    const some: Option = {
      id: `${seat}:paid`,
      label: talk.say(texts.options.paid, args),
      hints: [],
      then: { pick: { seat, payment: 'paid', chosen: [] } },
    }
    return [keep, ...(free ? [all] : []), ...(paid ? [some] : [])]
  })
  return { heading: headingOf(question, context), options, first: 0 }
}

function pathMenu(question: PathQuestion, context: MenuContext): Menu {
  const { texts, talk } = context
  const options = question.ends.map(({ kind, entered, hexes, at, facing, costs, stress }, end): Option => ({
    id: String(end),
    label:
      entered === 0 || at === null
        ? texts.options.pathNowhere
        : talk.say(texts.options.pathEnd, { entered, at, facing: facing === null ? '' : `facing-${facing}` }),
    hints: [
      ...(kind === 'forced' ? [texts.hints.forced] : []),
      ...(kind === 'wormhole' ? [texts.hints.wormhole] : []),
      ...(stress > 0 ? [texts.hints.early] : []),
      ...costHints(costs, context),
    ],
    ...(at === null ? {} : { at }),
    facing,
    way: hexes,
    then: { answer: { type: 'path', end } },
  }))
  return { heading: headingOf(question, context), options, first: 0 }
}

function placeMenu(question: PlaceQuestion, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const hex = question.places[0]?.at ?? null
  const onOneHex = hex !== null && question.places.every(({ at }) => at !== null && sameHex(at, hex))
  if (onOneHex || question.places.every(({ at }) => at === null))
    return {
      heading: headingOf(question, context),
      options: question.places.flatMap((place, index) => facingOptions(place, index, context)),
      first: 0,
    }
  const index = pick.place
  const place = index === undefined ? undefined : question.places[index]
  if (place === undefined || index === undefined)
    return {
      heading: headingOf(question, context),
      options: question.places.map(({ at, costs }, number) => ({
        id: String(number),
        label: talk.say(texts.options.place, { at }),
        hints: costHints(costs, context),
        ...(at === null ? {} : { at }),
        then: { pick: { place: number, chosen: [] } },
      })),
      first: 0,
    }
  return {
    heading: talk.say(texts.asks.facing, { ship: question.ship }),
    options: facingOptions(place, index, context),
    first: 0,
    back: nothingPicked,
  }
}

const facingOptions = (
  { at, facings, costs }: PlaceQuestion['places'][number],
  place: number,
  context: MenuContext,
): Option[] =>
  facings.map((facing) => ({
    id: `${place}:${facing}`,
    label: context.talk.name(`facing-${facing}`),
    hints: costHints(costs, context),
    ...(at === null ? {} : { at }),
    facing,
    then: { answer: { type: 'place', place, facing } },
  }))

function targetsMenu(question: TargetsQuestion, pick: Pick, context: MenuContext): Menu {
  const { least, most, candidates } = question
  const { talk, view } = context
  const several = most > 1 || least !== 1
  const options = candidates
    .toSorted((a, b) => Number(b.can) - Number(a.can))
    .map((candidate): Option => {
      const { id } = candidate
      const pose = view.ships.find((ship) => ship.id === id)?.pose
      return {
        id,
        label: talk.name(id),
        hints: [],
        ...(candidate.can ? {} : { refused: talk.name(candidate.why) }),
        ...(pose ? { at: pose.at } : {}),
        ship: id,
        then: several ? 'toggle' : { answer: { type: 'targets', targets: [id] } },
      }
    })
  const enough = pick.chosen.length >= least && pick.chosen.length <= most
  return {
    heading: headingOf(question, context),
    options,
    first: 0,
    ...(several
      ? { several: { least, most, answer: enough ? { type: 'targets', targets: [...pick.chosen] } : null } }
      : {}),
  }
}

function chooseMenu(question: ChooseQuestion, pick: Pick, context: MenuContext): Menu {
  const { least, most } = question
  const { texts, talk } = context
  const several = most > 1 || least !== 1
  const options = question.options.map(({ id, key, args }): Option => {
    const ship = typeof args['ship'] === 'string' ? args['ship'] : undefined
    const template = templateOf(texts.options, key)
    return {
      id,
      label: template === undefined ? talk.name(id) : talk.say(template, args),
      hints: [],
      ...(ship === undefined ? {} : { ship }),
      then: several ? 'toggle' : { answer: { type: 'choose', chosen: [id] } },
    }
  })
  const enough = pick.chosen.length >= least && pick.chosen.length <= most
  return {
    heading: headingOf(question, context),
    options,
    first: Math.max(
      0,
      options.findIndex(({ id }) => question.default.includes(id)),
    ),
    ...(several
      ? { several: { least, most, answer: enough ? { type: 'choose', chosen: [...pick.chosen] } : null } }
      : {}),
  }
}
