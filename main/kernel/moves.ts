// The three ways in which a person moves a play: an answer, a result from the real table, a change by hand.
// Each is checked, stepped, run on by the app's own luck, and stored as one entry; a refusal changes nothing.
import { acceptResult } from '../../shared/kernel/chance.ts'
import type { Input } from '../../shared/kernel/input.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import type { SubmitChanceRequest, SubmitHandRequest, SubmitRequest } from '../../shared/kernel/play-requests.ts'
import { ok, type Result } from '../../shared/lib/result.ts'
import { attempt } from './attempt.ts'
import { answerChance } from './chance.ts'
import { isHandOnly, refusePlay, type Host } from './host.ts'
import { draftEntry, storeEntry, type Played } from './record.ts'
import { oneStep, runOn, type Stop } from './run.ts'
import { standingForMove, waitOf, type Standing } from './standing.ts'

/** Refusals: those of finding the play, `stale`, `hand-only`, `over`, `not-asked`, `wrong-seat`, `not-admitted`, `engine-fault`. */
export function submit(host: Host, request: SubmitRequest): Result<Played, PlayRefusal> {
  const { seat, answer } = request
  return move(host, request, { kind: 'answer', seat, answer }, ({ machine, held }) => {
    const wait = machine.wait(held.state)
    if (wait.kind === 'over') return refuseOver()
    if (wait.kind === 'chance') return refusePlay('not-asked', [{ key: 'kernel.luckIsAwaited' }])
    if (!wait.seats.includes(seat)) return refusePlay('wrong-seat', [{ key: 'kernel.wrongSeat', args: { seat } }])
    const accepted = machine.accept(held.state, seat, answer)
    return accepted.ok
      ? ok({ kind: 'answer', seat, answer: accepted.value })
      : refusePlay('not-admitted', accepted.error)
  })
}

/** The result of dice or a card of the real table, or null to let the app answer this once. Refusals as for `submit`. */
export function submitChance(host: Host, request: SubmitChanceRequest): Result<Played, PlayRefusal> {
  const { seat, result } = request
  return move(host, request, { kind: 'chance', seat, result }, ({ machine, play, held }) => {
    const wait = machine.wait(held.state)
    if (wait.kind === 'over') return refuseOver()
    if (wait.kind === 'ask') return refusePlay('not-asked', [{ key: 'kernel.noLuckIsAwaited' }])
    const accepted = result === null ? ok(answerChance(play.seed, wait.ask)) : acceptResult(wait.ask, result)
    return accepted.ok ? ok({ kind: 'chance', result: accepted.value }) : refusePlay('not-admitted', accepted.error)
  })
}

/** A change by hand: at any question, while luck is awaited, and in a play that takes nothing else. Never after the end. */
export function submitHand(host: Host, request: SubmitHandRequest): Result<Played, PlayRefusal> {
  const { seat, change } = request
  return move(host, request, { kind: 'hand', seat, change }, (standing) => {
    const { machine, held } = standing
    if (waitOf(standing, held.state)?.kind === 'over') return refuseOver()
    const accepted = machine.acceptHand(held.state, seat, change)
    return accepted.ok ? ok({ kind: 'hand', seat, change: accepted.value }) : refusePlay('not-admitted', accepted.error)
  })
}

interface Move {
  readonly play: string
  readonly version: number
  readonly seat: string
}

/** `decide` turns what was sent into a trusted input, or says why not. It runs where a throw of the game is caught. */
function move(
  host: Host,
  { play, version, seat }: Move,
  tried: { readonly kind: Input['kind'] } & Json,
  decide: (standing: Standing) => Result<Input, PlayRefusal>,
): Result<Played, PlayRefusal> {
  const found = standingForMove(host, { play, version })
  if (!found.ok) return found
  const standing = found.value
  if (isHandOnly(standing) && tried.kind !== 'hand') return refusePlay('hand-only', [{ key: 'kernel.handOnly' }])
  const { machine, entry, held } = standing
  const before = { index: entry.index, sinceSnapshot: held.sinceSnapshot }
  const draft = attempt(host, { machine, play: standing.play, index: entry.index, tried }, () => {
    const input = decide(standing)
    if (!input.ok) return input
    const title = machine.title(held.state, input.value)
    return ok(draftEntry(standing, before, { kind: tried.kind, seat, title }, stepAndRun(standing, input.value)))
  })
  return draft.ok ? ok(storeEntry(host, standing, draft.value)) : draft
}

/** A by-hand play makes this one step and no more: its old state is not to be run on by itself. */
function stepAndRun(standing: Standing, input: Input): Stop {
  const { machine, play, held } = standing
  const step = oneStep(machine.step(held.state, input), [input])
  return isHandOnly(standing) ? { ...step, wait: waitOf(standing, step.state) } : runOn(machine, play, step)
}

const refuseOver = () => refusePlay('over', [{ key: 'kernel.isOver' }])
