// P7: fights of four pilots by legal random answers, beside battles of Pokémon Showdown's simulator by random choices.
import { createRequire } from 'node:module'
import { faster } from '../comparison.mjs'
import { median } from '../measure.mjs'
import { fourPilots, playFight } from '../support/states.mjs'

const require = createRequire(import.meta.url)
const { Battle, PRNG, Teams } = require('@pkmn/sim')
const { TeamGenerators } = require('@pkmn/randoms')

Teams.setGeneratorFactory(TeamGenerators)
const format = 'gen7randombattle'
const team = (seed) => Teams.getGenerator(format, [1, 2, 3, seed].join(',')).getTeam()

/** What a side may choose now, as the words that the simulator takes. */
function choicesOf({ active, side, forceSwitch }) {
  const others = side.pokemon.flatMap((one, at) => (one.active || one.condition.endsWith(' fnt') ? [] : [at + 1]))
  const switches = active?.[0]?.trapped ? [] : others.map((place) => `switch ${place}`)
  const moves = active?.[0]?.moves.flatMap(({ disabled }, at) => (disabled ? [] : [`move ${at + 1}`])) ?? []
  return forceSwitch ? switches : [...moves, ...switches]
}

/** Without streams, which is the fastest way that the simulator has. */
function playBattle(number, teams) {
  const random = new PRNG([number, 7, 7, 7].join(','))
  const battle = new Battle({ formatid: format, seed: [number, 2, 3, 4].join(',') })
  for (const [at, side] of ['p1', 'p2'].entries()) battle.setPlayer(side, { name: side, team: teams[at] })
  for (let round = 0; !battle.ended && round < 2000; round += 1) {
    for (const side of battle.sides) {
      if (side.isChoiceDone()) continue
      const choices = side.activeRequest === null ? [] : choicesOf(side.activeRequest)
      const choice = choices.length > 0 ? choices[random.random(choices.length)] : 'default'
      if (!side.choose(choice)) side.autoChoose()
    }
    if (battle.allChoicesDone()) battle.commitChoices()
  }
  const lines = battle.log.length
  battle.destroy()
  return lines
}

/** Plays `count` of each in turn after as many for warming up: microseconds a piece and events a piece. */
function playInTurn(count) {
  const setup = fourPilots()
  const teams = Array.from({ length: count }, (_, at) => [team(2 * at + 1), team(2 * at + 2)])
  const players = {
    checked: (at) => playFight(`fight ${at}`, { setup, isChecked: true }).notes,
    unchecked: (at) => playFight(`fight ${at}`, { setup }).notes,
    battle: (at) => playBattle(at, structuredClone(teams[at])),
  }
  const told = Object.fromEntries(Object.keys(players).map((name) => [name, { taken: [], events: 0 }]))
  for (const isWarm of [false, true])
    for (let at = 0; at < count; at += 1)
      for (const [name, play] of Object.entries(players)) {
        const started = performance.now()
        const events = play(at)
        if (!isWarm) continue
        told[name].taken.push((performance.now() - started) * 1000)
        told[name].events += events
      }
  return Object.fromEntries(
    Object.entries(told).map(([name, { taken, events }]) => [
      name,
      { us: median(taken), usPerEvent: taken.reduce((sum, time) => sum + time, 0) / events },
    ]),
  )
}

export async function measure({ fights }) {
  const { checked, unchecked, battle } = playInTurn(fights)
  return [
    faster('a fight, invariants looked at', checked.us, ['@pkmn/sim battle', battle.us], { gate: 1.3, aim: 5.2 }),
    faster('a fight', unchecked.us, ['@pkmn/sim battle', battle.us], { aim: 12.9 }),
    faster('one thing told', unchecked.usPerEvent, ['@pkmn/sim log line', battle.usPerEvent], { aim: 12.4 }),
  ]
}
