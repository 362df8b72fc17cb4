// Enemies made by chance: figures, immunities, and combat cards whose lines use every command and every fork.
import { effectIds } from '../../../shared/games/akarios/content/effect.ts'
import type { Command, CombatCard } from '../../../shared/games/akarios/content/combat-card.ts'
import type { Enemy } from '../../../shared/games/akarios/content/enemy.ts'
import type { Diagram } from '../../../shared/games/akarios/content/geometry.ts'
import { ahead, type Facing, range, turn } from '../../../shared/lib/hex.ts'
import { enemyType } from '../../support/combat/content.ts'
import type { Random } from '../random.ts'

/** Two of our own, and the one that some cards of the box are made for. */
export const typeNames = ['wasp', 'boar', 'synthetic-titan'] as const

export function enemyMade(random: Random, id: string): Enemy {
  const side = () => ({
    hull: random.between(1, 4),
    shield: random.between(0, 2),
    attack: random.between(0, 2),
    immune: random.percent(30) ? random.some(effectIds, 3) : [],
  })
  const cards = Array.from({ length: random.between(1, 3) }, (_, at) => cardMade(random, `${id}-${at}`))
  return enemyType(id, {
    deckNumber: random.between(1, 9),
    standees: random.between(4, 8),
    regular: side(),
    elite: side(),
    // Now and then a type that no card runs.
    ...(random.percent(92) ? { cards } : {}),
  })
}

function cardMade(random: Random, id: string): CombatCard {
  const length = random.between(1, 5)
  const names = Array.from({ length }, (_, at) => `c${at}`)
  const line = names.map((name, at) => ({ ...commandMade(random, name), ...onwardMade(random, names, at) }))
  return { id, copies: random.between(1, 2), line }
}

/** Only forward, as the form of a line has it. */
function onwardMade(random: Random, names: readonly string[], at: number): Pick<Command, 'then' | 'fork'> {
  const later = [...names.slice(at + 1), 'end']
  if (random.percent(35)) {
    const condition = random.pick([
      { type: 'done' },
      { type: 'hullLost' },
      { type: 'targetWithin', range: random.between(1, 4) },
    ] as const)
    return { fork: { if: condition, yes: random.pick(later), no: random.pick(later) } }
  }
  return random.percent(20) ? { then: random.pick(later) } : {}
}

function commandMade(random: Random, id: string): Command {
  const kind = random.pick(['rotate', 'move', 'move', 'attack', 'attack', 'attack', 'apply', 'byHand'] as const)
  const grant = () => ({ effect: random.pick(effectIds), amount: random.between(1, 3) })
  switch (kind) {
    case 'rotate':
      return { id, do: 'rotate' }
    case 'move':
      return { id, do: 'move', path: diagramMade(random) }
    case 'byHand':
      return { id, do: 'byHand', says: 'The table does something.' }
    case 'attack':
      return {
        id,
        do: 'attack',
        damage: random.between(0, 2),
        targets: random.pick([1, 1, 2, 'all']),
        ...(random.percent(60)
          ? { range: random.between(1, 5) }
          : { arcs: [random.some(around, random.between(4, around.length))] }),
        ...(random.percent(50) ? { effects: [grant()] } : {}),
      }
    case 'apply':
      return {
        id,
        do: 'apply',
        ...grant(),
        on: random.pick(['self', 'enemies', 'players']),
        ...(random.percent(80) ? { range: random.between(1, 5), targets: random.pick([1, 2, 'all']) } : {}),
      }
  }
}

const around = range({ q: 0, r: 0 }, 3).slice(1)

/** Each hex touches the one before; the ship may turn in any of them. */
export function diagramMade(random: Random): Diagram {
  let at = { q: 0, r: 0 }
  let facing: Facing = 0
  return Array.from({ length: random.between(1, 4) }, () => {
    at = ahead(at, facing)
    if (random.percent(40)) facing = turn(facing, random.pick([-1, 1]))
    return { ...at, facing }
  })
}
