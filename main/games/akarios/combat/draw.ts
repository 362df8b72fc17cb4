// Draws the modifier cards for one target, reads them, and sends the hit on its way (PA-058 to PA-074).
import { playSteps } from './cards/play-card.ts'
import { redraws } from './cards/redraw.ts'
import type { Fight } from './fight.ts'
import type { DrawnChange } from './hooks/hooks.ts'
import { change } from './hooks/run.ts'
import { modifierOf, readRun, type ModifierRun } from './modifier-run.ts'
import { pickRun } from './pick-run.ts'
import { discard, drawCard } from './piles.ts'
import type { Attack } from './state/attack.ts'
import type { Ship } from './state/ships.ts'
import type { TaskOf } from './tasks/task.ts'

type Draw = TaskOf<'drawCards'>

/** Leaves the rest to a new task when a card is drawn again: that is paid before the next card is drawn. */
export function drawOn(fight: Fight, attack: Attack, attacker: Ship, draw: Draw): void {
  const runs = draw.runs.map(({ cards, open }) => ({ cards: [...cards], open }))
  for (const run of runs)
    while (run.open) {
      const card = drawCard(fight, attack.deck, 'modifier')
      if (card !== null && isDrawnAgain(fight, attack, { ...draw, runs }, card)) return
      if (card !== null) run.cards.push(card)
      // Drawn on while they roll; an empty deck and discard end it as it stands (open question 115).
      run.open = card !== null && modifierOf(fight.state, card).rolling === true
    }
  const changed = (card: string): DrawnChange =>
    change(fight, 'changeDrawnCard', modifierOf(fight.state, card).change, { card, attack, attacker })
  const read = runs.map(({ cards }) => readRun(draw.base, cards, cards.map(changed)))
  const chosen = read.length === 1 ? 0 : pickRun(fight, attack, read, draw.better)
  for (const [at, { cards }] of runs.entries()) layAway(fight, attack, cards, at === chosen)
  const run = read[chosen]
  if (run === undefined) throw new Error('no such run')
  const aside = runs.flatMap(({ cards }, at) => (at === chosen ? [] : cards))
  land(fight, attack, draw.target, run, aside)
}

function isDrawnAgain(fight: Fight, attack: Attack, draw: Draw, drawn: string): boolean {
  const again = attack.by === null ? null : redraws(fight, attack.by.seat, drawn, draw.spent)
  if (again === null) return false
  layAway(fight, attack, [drawn], false)
  fight.note('cardRedrawn', { seat: again.by.seat, card: again.by.card, drawn, deck: attack.deck })
  if (again.steps.length > 0) playSteps(fight, again.by, again.steps)
  fight.push({ ...draw, spent: again.free ? [...draw.spent, again.place] : draw.spent })
  return true
}

/** What the cards make of the attack for this target; those of `aside` were drawn too and do not count. */
export function land(
  fight: Fight,
  attack: Attack,
  target: string,
  run: ModifierRun,
  aside: readonly string[] = [],
): void {
  const { total, missed } = run
  fight.note(
    'modifierApplied',
    {
      ship: attack.attacker,
      target,
      parts: attack.parts,
      bonus: attack.targets[0] === target ? attack.first.damage : 0,
      deck: attack.deck,
      cards: [...run.cards],
      aside: [...aside],
      total,
      missed,
    },
    missed ? 'PA-064' : 'PA-058',
  )
  const effects = missed || run.only ? [] : [...attack.effects, ...run.effects]
  fight.push({ type: 'applyHit', attack: attack.id, target, total, effects, missed })
}

/** To the owner's discard (PA-061, PA-074), but for cards that leave when drawn, or once applied (ST-017, ST-018, CE-005). */
export function layAway(fight: Fight, attack: Attack, cards: readonly string[], applied: boolean): void {
  for (const card of cards) {
    const { leaves, shuffles } = modifierOf(fight.state, card)
    if (shuffles === true) attack.shuffles = true
    if (leaves === 'whenDrawn' || (leaves === 'whenApplied' && applied))
      fight.note('cardLeft', { card, pile: attack.deck }, 'PA-061')
    else discard(fight, attack.deck, card)
  }
}
