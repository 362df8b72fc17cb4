// A trip of the Sparrow in short words for the story.
import type { TravelQuestion } from '../../shared/games/akarios/travel/question.ts'
import { questionOf, type Play, type Table } from './table.ts'

export interface Way {
  /** What the movement die shows, one throw after the other. */
  readonly die?: readonly number[]
  /** Ids of event cards as they are drawn. */
  readonly events?: readonly string[]
  /** Answers after the destination: `0` or `1` for an option, `disagree`, a seat, a system. */
  readonly says?: readonly string[]
  /** Faces of the action dice when the players do not agree. */
  readonly faces?: Play['luck']['faces']
  /** Event cards that the table puts out of the pile first. */
  readonly without?: readonly string[]
}

/** Flies to this location and takes over what the trip brought. */
export async function fly({ app, campaign, play, do: act }: Table, to: number, way: Way = {}): Promise<void> {
  const { answer, hand, see, luck, id } = await play(() =>
    app.call('travel.start', { campaign, real: ['movement', 'action', 'events'] }),
  )
  luck.numbers.push(...(way.die ?? []))
  luck.cards.push(...(way.events ?? []))
  luck.faces.push(...(way.faces ?? []))
  for (const event of way.without ?? []) await hand({ type: 'setEvent', event, used: true })
  const says = [...(way.says ?? [])]
  await answer({ type: 'choose', chosen: String(to) })
  const asks = () => questionOf(see()) as TravelQuestion | null
  for (let asked = asks(); asked !== null; asked = asks()) {
    if (asked.type !== 'choose') throw new Error(`nothing is typed in here: ${asked.asks.key}`)
    await answer({ type: 'choose', chosen: says.shift() ?? asked.default })
  }
  await act((await app.call('travel.outcome', { campaign, play: id })).command)
}
