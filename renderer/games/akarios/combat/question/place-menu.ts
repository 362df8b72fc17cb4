// A place and a facing: on one hex only the facing is asked, else first the hex.
import type { PlaceQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import { sameHex } from '../../../../../shared/lib/hex.ts'
import { nothingPicked, type Menu, type MenuContext, type Option, type Pick } from './option.ts'
import { costHints, headingOf } from './words.ts'

type Place = PlaceQuestion['places'][number]

export function placeMenu(question: PlaceQuestion, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const { places, ship } = question
  const hex = places[0]?.at ?? null
  const onOneHex = hex !== null && places.every(({ at }) => at !== null && sameHex(at, hex))
  if (onOneHex || places.every(({ at }) => at === null))
    return {
      heading: headingOf(question, context),
      options: places.flatMap((place, index) => facingOptions(place, index, context)),
      first: 0,
    }
  const index = pick.place
  const place = index === undefined ? undefined : places[index]
  if (place === undefined || index === undefined)
    return {
      heading: headingOf(question, context),
      options: places.map((one, number) => hexOption(one, number, context)),
      first: 0,
    }
  return {
    heading: talk.say(texts.asks.facing, { ship }),
    options: facingOptions(place, index, context),
    first: 0,
    back: nothingPicked,
  }
}

/** With one facing there is nothing more to choose. */
function hexOption({ at, facings, costs }: Place, place: number, context: MenuContext): Option {
  const [only] = facings
  return {
    id: String(place),
    label: context.talk.say(context.texts.options.place, { at }),
    hints: costHints(costs, context),
    ...(at === null ? {} : { at }),
    then:
      facings.length === 1 && only !== undefined
        ? { answer: { type: 'place', place, facing: only } }
        : { pick: { place, chosen: [] } },
  }
}

const facingOptions = ({ at, facings, costs }: Place, place: number, context: MenuContext): Option[] =>
  facings.map((facing) => ({
    id: `${place}:${facing}`,
    label: context.talk.name(`facing-${facing}`),
    hints: costHints(costs, context),
    ...(at === null ? {} : { at }),
    facing,
    then: { answer: { type: 'place', place, facing } },
  }))
