// A machine under strict eyes: its states are frozen, so that changing one in place throws, and come back to it from
// JSON with sorted keys, so that nothing can hang on the order of keys or on shared objects.
import type { Json } from '../../../shared/kernel/json.ts'
import type { GameTypes, Machine } from '../../../shared/kernel/machine.ts'
import { canonical } from '../../../shared/lib/canonical.ts'

export function strictMachine<Game extends GameTypes>(machine: Machine<Game>): Machine<Game> {
  // What has been through JSON and is frozen need not go there again.
  const made = new WeakSet<object>()
  const again = <T extends Json>(value: T): T => {
    if (typeof value !== 'object' || value === null) return value
    if (made.has(value)) return value
    const plain = frozen(JSON.parse(canonical(value)) as T & object)
    made.add(plain)
    return plain
  }
  return {
    ...machine,
    start: (setup) => {
      const step = machine.start(again(setup))
      return { ...step, state: again(step.state) }
    },
    step: (state, input) => {
      const step = machine.step(again(state), frozen(input))
      return { ...step, state: again(step.state) }
    },
    view: (state) => again(machine.view(again(state))),
    wait: (state) => machine.wait(again(state)),
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
