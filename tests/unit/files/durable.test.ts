// Replacing files whole or not at all.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameDurably, syncFile, writeDurably } from '../../../main/files/durable.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logbook-durable-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)

test('writes text and bytes, new and over what was there, and leaves no other file', () => {
  writeDurably(at('a'), 'one')
  writeDurably(at('a'), new Uint8Array([1, 2, 3]))
  expect([...readFileSync(at('a'))]).toEqual([1, 2, 3])
  expect(readdirSync(folder)).toEqual(['a'])
})

test('a refused write throws, keeps the old file and leaves no temporary one', () => {
  mkdirSync(at('taken'))
  writeFileSync(join(at('taken'), 'x'), '')
  expect(() => writeDurably(at('taken'), 'new')).toThrow()
  expect(() => writeDurably(join(at('missing'), 'a'), 'new')).toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['taken'])
})

test('renames between folders', () => {
  mkdirSync(at('to'))
  writeDurably(at('a'), 'one')
  syncFile(at('a'))
  renameDurably(at('a'), join(at('to'), 'b'))
  expect([readdirSync(folder), readFileSync(join(at('to'), 'b'), 'utf8')]).toEqual([['to'], 'one'])
  expect(() => syncFile(at('a'))).toThrow('ENOENT')
})
