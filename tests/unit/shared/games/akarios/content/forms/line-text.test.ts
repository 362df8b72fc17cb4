// A line is written as the keys that make it: all lines of the training sector, and every form of a command.
import { expect, test } from 'vitest'
import type { Command } from '../../../../../../../shared/games/akarios/content/combat-card.ts'
import { effectIds } from '../../../../../../../shared/games/akarios/content/effect.ts'
import { entriesOf } from '../../../../../../../shared/games/akarios/content/content.ts'
import { readLine } from '../../../../../../../shared/games/akarios/content/forms/command-line.ts'
import { lineText } from '../../../../../../../shared/games/akarios/content/forms/line-text.ts'
import { layerPacks } from '../../../../../../../shared/games/akarios/content/layer.ts'
import { loadPack } from '../../../../../../../main/files/packs/load.ts'
import { packsDir } from '../../../../../../support/packs.ts'

const read = (text: string): readonly Command[] => {
  const line = readLine(text, effectIds)
  if (!line.ok) throw new Error(`not read: ${line.error}`)
  return line.value
}

test.each([
  'r',
  'm3',
  'mf>rl<b>>>L<<R',
  'a0',
  'a2,3,x2,[0,-1 1,-1],[0,1],slow,push2',
  'a1,xall',
  '+repair2',
  '+stun,players,4,xall',
  '+bolster,enemies',
  '"Do what the card shows."',
  'r ?near3(a3|m1 a1)',
  'a2 ?done(|r)',
  'a2 ?hull(a1)',
  'r ?near3(a3 ?done(r|m1)|m2 ?hull(|a1)) a1',
])('[EN-007] %s is read and written again as it was', (keys) => {
  expect(lineText(read(keys))).toBe(keys)
})

test.each([
  ['r ?near3(a3 end|m1) a1', 'r ?near3(a3|m1 a1)'],
  ['a2 ?done(end) r', 'a2 ?done(|r)'],
  ['m:ff a2,@3', 'm2 a2,3'],
])('[EN-026] %s is written in its shortest form and means the same', (keys, short) => {
  expect(lineText(read(keys))).toBe(short)
  expect(read(short)).toEqual(read(keys))
})

test('[EN-026] every line of the training sector comes back as it is, but for the names of its commands', async () => {
  const { pack } = await loadPack(`${packsDir}/training-sector`)
  const lines = entriesOf(layerPacks([pack!]).content, 'enemies').flatMap(({ cards = [] }) => cards)
  expect(lines.length).toBeGreaterThan(20)
  for (const { id, line } of lines) {
    const text = lineText(line)
    expect(text, id).toBeDefined()
    expect(read(text!).map(deedOf), id).toEqual(line.map(deedOf))
    expect(lineText(read(text!)), id).toBe(text)
  }
})

const deedOf = ({ id: _, then: _then, fork, ...deed }: Command) => ({ ...deed, asks: fork?.if })

test('a line whose branches meet across forks is not written', () => {
  const line: readonly Command[] = [
    { id: 'a', do: 'rotate', fork: { if: { type: 'done' }, yes: 'b', no: 'c' } },
    { id: 'b', do: 'rotate', fork: { if: { type: 'done' }, yes: 'd', no: 'e' } },
    { id: 'c', do: 'rotate', fork: { if: { type: 'done' }, yes: 'd', no: 'e' } },
    { id: 'd', do: 'rotate', then: 'end' },
    { id: 'e', do: 'rotate' },
  ]
  expect(lineText(line)).toBeUndefined()
})

test('what is typed in a hurry is read: short moves, ranges without a sign, effects by their first letters', () => {
  expect(read('m2 a2,3,sl,pus2')).toEqual(read('m:ff a2,@3,slow,push2'))
  expect(readLine('a2,st', effectIds)).toEqual({ ok: false, error: 'a2,st' })
  expect(readLine('m0', effectIds)).toEqual({ ok: false, error: 'm0' })
  expect(readLine('m13', effectIds)).toEqual({ ok: false, error: 'm13' })
})
