// Field reports about decks: they are made again when empty, never grow, and belong to one fight.
import { expect, test } from 'vitest'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../../../../../main/games/akarios/combat/scenario/setup.ts'
import type { FightState } from '../../../../../../main/games/akarios/combat/state/state.ts'
import { playStateAt } from '../../../../../../main/kernel/history.ts'
import { machinesOf } from '../../../../../../main/kernel/host.ts'
import { submit, submitHand } from '../../../../../../main/kernel/moves.ts'
import { playCache } from '../../../../../../main/kernel/play-cache.ts'
import { viewOf } from '../../../../../../main/kernel/standing.ts'
import { startPlay } from '../../../../../../main/kernel/start.ts'
import { enumerate } from '../../../../../../shared/games/akarios/question/enumerate.ts'
import type { Question } from '../../../../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../../../../shared/games/akarios/view/fight-view.ts'
import type { Result } from '../../../../../../shared/lib/result.ts'
import { answerFor, seatOf } from '../../../../../../main/games/akarios/simulator/answers.ts'
import { throughLuck } from '../../../../../random/play.ts'
import { randomOf } from '../../../../../random/random.ts'
import { watch } from '../../../../../random/watch.ts'
import { card, enemyType, order, trauma } from '../../../../../support/combat/content.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { memoryStore } from '../../../../kernel/memory-ports.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use after everything that nobody holds has been let go. */
function heapUsed(): number {
  collect()
  return process.memoryUsage().heapUsed
}

test('[FR-013] with all 20 cards drawn the discards are shuffled when needed, and the log says so', () => {
  const volley = card('volley', [{ do: 'attack' }], { attacks: [{ damage: 0, targets: 3, range: 6 }] })
  const table = fight({
    pilots: { p1: { deck: Array.from({ length: 20 }, () => 'zero').join(' '), cards: { 'weapon-1': volley } } },
    enemies: { 'scout#1': { at: 'D-4' }, 'scout#2': { at: 'E-4' }, 'scout#3': { at: 'F-4' } },
  })
  const all = Array.from({ length: 20 }, () => 'zero')
  table.state.piles['deck:p1'] = { top: [], unseen: [], discard: all, shuffles: 0, drawn: 20 }
  table.act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2', 'scout#3')
  expect(table.pile('deck:p1')).toEqual({ cards: all.slice(3), discard: all.slice(0, 3) })
  expect(table.told.filter((key) => key === 'shuffled' || key === 'modifierApplied')).toEqual([
    'shuffled',
    'modifierApplied',
    'modifierApplied',
    'modifierApplied',
  ])
})

test('[FR-009] after 22 trauma cards the discards are shuffled, and the 23rd is drawn', () => {
  const cards = Array.from({ length: 22 }, (_, at) => trauma(`trauma-${at}`, [{ do: 'loseShield', amount: 1 }]))
  const table = fight({ trauma: cards })
  const draw = () => table.run({ type: 'drawTrauma', seat: 'p1' })
  const drawn = () => table.notes.flatMap(({ key, args }) => (key.endsWith('.traumaDrawn') ? [args['card']] : []))
  for (let count = 0; count < 22; count += 1) draw()
  expect([new Set(drawn()).size, table.pile('trauma').cards, table.pile('trauma').discard.length]).toEqual([22, [], 22])
  draw()
  expect(table.told.filter((key) => key === 'shuffled')).toHaveLength(1)
  expect([drawn().length, table.pile('trauma').cards.length, table.pile('trauma').discard.length]).toEqual([23, 21, 1])
})

test('[FR-014] 200 rounds with 4 pilots keep every card, and neither the state nor the memory grows', () => {
  const pilot = { dice: 'attack', deck: 'zero plus-1 minus-1 miss' }
  const { state: begun } = fight({
    board: { dice: 1 },
    pilots: { p1: pilot, p2: pilot, p3: pilot, p4: pilot },
    enemies: { 'wasp#1': { at: 'E-6', hull: 90, attack: 0 } },
    types: [enemyType('wasp', { cards: [scratch('one'), scratch('two'), scratch('three')] })],
    enemyDeck: 'zero minus-1 miss zero-shuffle',
    trauma: [trauma('shaken', [{ do: 'apply', effect: 'slow', targets: { who: 'self', count: 1 } }])],
  })
  const random = randomOf('200 rounds')
  const look = watch()
  const grown = { sizes: [] as number[], heaps: [] as number[] }
  let state = begun
  while (state.round <= 200) {
    const { round } = state
    state = throughLuck('200 rounds', state, (now, input) => look(now, input))
    const wait = combatMachine.wait(state)
    if (wait.kind !== 'ask') throw new Error(`round ${round}: ${wait.kind}`)
    const answer = answerFor(random.pick, wait.question)
    if (answer === null) throw new Error(`nothing offered by ${wait.question.asks.key}`)
    const move = { kind: 'answer', seat: seatOf(answer, wait.seats), answer } as const
    state = combatMachine.step(state, move).state
    look(state, move)
    if (state.round > round && state.round % 20 === 0) {
      grown.sizes.push(JSON.stringify(state).length)
      grown.heaps.push(heapUsed())
    }
  }
  expect(Math.max(...grown.sizes) - Math.min(...grown.sizes)).toBeLessThan(3000)
  expect((grown.heaps.at(-1) ?? 0) - (grown.heaps[1] ?? 0)).toBeLessThan(2_000_000)
  expect(Object.values(state.piles).map(({ shuffles }) => shuffles > 5)).not.toContain(false)
})

/** Hits everybody for nothing and mends the enemies, so that neither side is ever destroyed. */
const scratch = (id: string) =>
  order(id, [
    { id: 'a', do: 'attack', damage: 0, targets: 2, range: 12 },
    { id: 'b', do: 'apply', effect: 'repair', amount: 9, on: 'self' },
    { id: 'c', do: 'apply', effect: 'shieldCharge', amount: 9, on: 'self' },
  ])

test('[FR-016] another scenario with the same enemies begins with fresh decks, and the screen shows what is there', () => {
  const { ports, tables } = memoryStore()
  const host = { ports, machines: machinesOf([combatMachine]), cache: playCache() }
  const begin = (id: string, setup: FightSetup) =>
    must(
      startPlay(host, { id, machine: combatMachine.id, setup, seed: id, physical: [], title: { key: id, args: {} } }),
    )
  const shown = (id: string) => must(viewOf(host, id)).view as FightView
  const piles = (id: string) => shown(id).piles.map(({ name, left, discard }) => [name, left, discard.length])
  const act = (id: string) => {
    const wait = must(viewOf(host, id)).wait
    const [answer] = wait?.kind === 'ask' ? enumerate(wait.question as Question) : []
    if (wait?.kind !== 'ask' || answer === undefined) throw new Error('nobody is asked')
    const seat = 'seat' in answer ? answer.seat : (wait.seats[0] ?? 'table')
    must(submit(host, { play: id, version: tables.line.at(-1)?.number ?? 0, seat, answer }))
  }
  begin('first', skirmish(2))
  while (shown('first').round < 4) act('first')
  expect(piles('first').some(([, , discarded]) => Number(discarded) > 0)).toBe(true)
  const version = () => tables.line.at(-1)?.number ?? 0
  const end = { type: 'endFight', result: 'failure' } as const
  must(submitHand(host, { play: 'first', version: version(), seat: 'table', change: end }))
  const other = skirmish(3)
  begin('second', { ...other, mission: { ...other.mission, id: 'other' } })
  while (shown('second').phase === 'setUp') act('second')
  expect(piles('second')).toEqual([
    ['combat:scout', 3, 0],
    ['deck:E', 6, 0],
    ['deck:p1', 10, 0],
    ['deck:p2', 10, 0],
    ['deck:p3', 10, 0],
    ['trauma', 4, 0],
  ])
  const standing = must(
    playStateAt(host, 'second', tables.line.length - tables.line.findIndex(({ play }) => play === 'second') - 1),
  )
  const state = standing.held.state as FightState
  expect(shown('second')).toEqual(combatMachine.view(state))
  expect(shown('second').piles.map(({ name, left }) => [name, left])).toEqual(
    Object.entries(state.piles)
      .map(([name, { top, unseen }]) => [name, top.length + unseen.length])
      .toSorted(),
  )
})

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}
