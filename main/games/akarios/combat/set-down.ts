// Sets a ship down in the place that people chose.
import type { Facing } from '../../../../shared/lib/hex.ts'
import type { AnswerTo } from '../../../../shared/games/akarios/answer/answer.ts'
import type { PlaceQuestion } from '../../../../shared/games/akarios/question/question.ts'
import type { Ship } from './state/ships.ts'

/** The chosen place; on the real table there is no hex to remember, and the ship keeps its null. */
export function setDown(
  ship: Ship,
  places: PlaceQuestion['places'],
  { place, facing }: AnswerTo<PlaceQuestion>,
): PlaceQuestion['places'][number] {
  const chosen = places[place]
  if (chosen === undefined) throw new Error('a place that was not offered')
  if (chosen.at !== null) ship.pose = { at: chosen.at, facing: facing as Facing }
  return chosen
}

/** The answer where there is nothing to choose: people have set the ship down on the real table. */
export const onlyPlace: AnswerTo<PlaceQuestion> = { type: 'place', place: 0, facing: 0 }
