// A visit to a world in short words: points are named by the numbers on their cards.
import type { WorldAnswer, WorldQuestion } from '../../shared/games/akarios/world/question.ts'
import type { WorldChange } from '../../shared/games/akarios/world/change.ts'
import type { WorldView } from '../../shared/games/akarios/world/world-view.ts'
import { questionOf, type Play, type Table } from './table.ts'

export interface Attempt {
  /** What the dice show, wild faces where nothing is said. */
  readonly faces?: Play['luck']['faces']
  /** What then is done with them: used, or kept back. */
  readonly how?: 'use' | 'fail'
  /** Seat that first rolls all its dice again, for stress. */
  readonly again?: string
}

export interface Visit {
  /** Dice of each seat on the point; what is found is read. */
  readonly use: (point: number, dice: Readonly<Record<string, number>>, attempt?: Attempt) => Promise<void>
  readonly rest: (...seats: string[]) => Promise<void>
  readonly hand: (...changes: WorldChange[]) => Promise<void>
  /** Takes the outcome over; `choice` as the entry offers it. */
  readonly end: (choice?: number) => Promise<void>
}

/** The scenario is open and set up: the squad lands. */
export async function land({ app, campaign, seats, play: begin, do: act }: Table, world: string): Promise<Visit> {
  const to = { type: 'pack' as const, world }
  const play = await begin(() => app.call('world.start', { campaign, to, seats: [...seats], realDice: true }))
  const say = (answer: WorldAnswer) => play.answer(answer)
  const asked = () => questionOf(play.see()) as WorldQuestion | null
  const read = async (): Promise<void> => {
    for (let question = asked(); question?.type === 'entry'; question = asked())
      await say({ type: 'read', finder: question.finders[0] ?? 'p1' })
  }
  return {
    use: async (number, dice, { faces = [], how = 'use', again } = {}) => {
      const { cards } = play.see().view as unknown as WorldView
      const card = cards.find(({ points }) => points.some(({ is }) => is.number === number))
      if (card === undefined) throw new Error(`no card shows point ${number}`)
      const point = card.points.findIndex(({ is }) => is.number === number)
      play.luck.faces.push(...faces)
      const laid = Object.entries(dice).map(([seat, count]) => ({ seat, dice: count }))
      await say({ type: 'commit', card: card.number, point, dice: laid })
      let question = asked()
      if (again !== undefined && question?.type === 'assign') {
        const own = question.rerolls.find(({ seat }) => seat === again)
        await say({ type: 'reroll', seat: again, dice: [...(own?.dice ?? [])] })
        question = asked()
      }
      if (question?.type === 'assign') {
        const [way] = question.ways
        await say(how === 'fail' || way === undefined ? { type: 'fail' } : { type: 'use', dice: [...way] })
      }
      await read()
    },
    rest: async (...all) => {
      for (const seat of all) await say({ type: 'rest', seat })
      await read()
    },
    hand: (...changes) => play.hand(...changes),
    end: async (choice) => {
      const taken = choice === undefined ? {} : { choice }
      await act((await app.call('world.outcome', { campaign, play: play.id, ...taken })).command)
    },
  }
}
