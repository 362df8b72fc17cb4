import { Children, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { de } from '../../../../renderer/i18n/de.tsx'
import { en } from '../../../../renderer/i18n/en.tsx'
import { pseudoOf } from '../../../../renderer/i18n/pseudo.tsx'

type Leaf = string | ((...given: unknown[]) => ReactNode)

function leaves(value: unknown, path = ''): [string, Leaf][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Leaf]]
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

const keysOf = (catalogue: unknown) =>
  leaves(catalogue)
    .map(([path]) => path)
    .toSorted()

/** All text inside a node, in order. */
function textIn(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return Children.toArray(node.props.children).map(textIn).join('')
  return ''
}

test('German has every key of English and none besides', () => {
  expect(keysOf(de)).toEqual(keysOf(en))
})

test('no text of either language is empty', () => {
  const empty = [...leaves(en), ...leaves(de)].filter(([, leaf]) => typeof leaf === 'string' && leaf.trim() === '')
  expect(empty).toEqual([])
})

test('German fills the same names in braces as English', () => {
  const braces = (text: unknown) => (typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []).toSorted() : [])
  const german = new Map(leaves(de))
  const different = leaves(en).filter(([path, text]) => String(braces(text)) !== String(braces(german.get(path))))
  expect(different.map(([path]) => path)).toEqual([])
})

test('the pseudo-language leaves no key untouched', () => {
  const pseudo = new Map(leaves(pseudoOf(en)))
  const untouched = leaves(en).filter(([path, leaf]) => {
    const other = pseudo.get(path)
    if (typeof leaf === 'string') return typeof other !== 'string' || !/^\[.*\]$/s.test(other) || other === leaf
    return typeof other !== 'function' || other === leaf
  })
  expect(untouched.map(([path]) => path)).toEqual([])
})

test('the pseudo-language is longer, in brackets, and keeps names, numbers and braces', () => {
  const pseudo = pseudoOf({
    plain: 'Cancel',
    named: (p: { name: string }) => `Open ${p.name} now`,
    braced: 'Not in {path}',
  })
  expect(pseudo.plain).toMatch(/^\[.+\]$/)
  expect(pseudo.plain.length).toBeGreaterThan('[Cancel]'.length)
  expect(pseudo.named({ name: 'Bell Harbour' })).toContain('Bell Harbour')
  expect(pseudo.named({ name: 'Bell Harbour' })).not.toContain('Open')
  expect(pseudo.braced).toContain('{path}')
})

test('in the pseudo-language plural forms and elements put in survive', () => {
  const pseudo = pseudoOf({
    entries: en.common.entries,
    step: (p: { name: ReactNode }) => (
      <>
        Back to <b>before</b> {p.name}
      </>
    ),
  })
  expect(pseudo.entries({ count: 1 })).toMatch(/^\[1 /)
  expect(pseudo.entries({ count: 1873 })).toMatch(/^\[1,873 /)
  expect(pseudo.entries({ count: 1 }).length).toBeLessThan(pseudo.entries({ count: 2 }).length)
  const given = <em>Round 3</em>
  const shown = textIn(pseudo.step({ name: given }) as ReactNode)
  expect(shown).toContain('Round 3')
  expect(shown).not.toContain('before')
  expect(shown.startsWith('[') && shown.endsWith(']')).toBe(true)
})
