// P6: a state as text and back, and its hash.
import { createHash } from 'node:crypto'
import { sha256 } from '../../main/db/digest.ts'
import { canonical } from '../../shared/lib/canonical.ts'
import { within } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { middleState } from '../support/states.mjs'

export async function measure(pace) {
  const state = middleState()
  const text = canonical(state)
  const hash = sha256(text)
  const took = await sideBySide(
    {
      write: () => (sink.value += canonical(state).length),
      'JSON.stringify': () => (sink.value += JSON.stringify(state).length),
      read: () => {
        // What going on from a stored state does: read it, and prove that it is the one that was stored.
        if (sha256(text) !== hash) throw new Error('another state')
        sink.value += JSON.parse(text).ships.length
      },
      'JSON.parse': () => (sink.value += JSON.parse(text).ships.length),
      hash: () => (sink.value += sha256(canonical(state)).length),
      'sha256 of JSON.stringify': () =>
        (sink.value += createHash('sha256').update(JSON.stringify(state)).digest('hex').length),
    },
    pace,
  )
  const beside = (name) => [name, took[name]]
  return [
    within('write, in the one spelling', took.write, beside('JSON.stringify'), { aim: 1.5 }),
    within('read, with proof', took.read, beside('JSON.parse'), { aim: 3 }),
    within('hash', took.hash, beside('sha256 of JSON.stringify'), { aim: 1.2 }),
  ]
}
