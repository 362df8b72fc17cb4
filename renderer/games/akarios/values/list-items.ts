// The things of a list while it is changed: each keeps its own place on the screen, wherever it moves.
import { useState } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { listOf, type Draft } from './shape.ts'
import { newItem } from './start-draft.ts'

type List = Extract<FieldForm, { type: 'list' }>

export interface ListItems {
  readonly items: readonly { readonly key: number; readonly draft: Draft }[]
  /** The key of the one that was added last. */
  readonly added: number | undefined
  readonly add: () => void
  readonly change: (at: number, draft: Draft) => void
  readonly remove: (at: number) => void
  /** By one place: -1 up, 1 down. Past an end nothing moves. */
  readonly move: (at: number, by: -1 | 1) => void
}

export function useListItems(form: List, draft: Draft, onChange: (draft: Draft) => void): ListItems {
  const list = listOf(draft)
  const [{ keys: known, next, added }, setKeys] = useState<{ keys: readonly number[]; next: number; added?: number }>(
    () => ({ keys: list.map((_, at) => at), next: list.length }),
  )
  // A list that was set from outside has places of its own.
  const keys = list.map((_, at) => known[at] ?? next + at)
  const put = (drafts: readonly Draft[], inOrder: readonly number[]) => {
    setKeys({ keys: inOrder, next: Math.max(next, ...inOrder.map((key) => key + 1)) })
    onChange(drafts)
  }
  return {
    items: list.map((one, at) => ({ key: keys[at] ?? at, draft: one })),
    added,
    add: () => {
      const key = Math.max(next, ...keys.map((one) => one + 1))
      setKeys({ keys: [...keys, key], next: key + 1, added: key })
      onChange([...list, newItem(form, list)])
    },
    change: (at, changed) => onChange(list.with(at, changed)),
    remove: (at) => put(list.toSpliced(at, 1), keys.toSpliced(at, 1)),
    move: (at, by) => {
      const [one, other] = [list[at], list[at + by]]
      const [key, otherKey] = [keys[at], keys[at + by]]
      if (one === undefined || other === undefined || key === undefined || otherKey === undefined) return
      put(list.with(at, other).with(at + by, one), keys.with(at, otherKey).with(at + by, key))
    },
  }
}
