import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ignorePress } from '../../../../renderer/keys/policy.ts'

afterEach(cleanup)

beforeEach(() => {
  render(
    <>
      <p id="page" tabIndex={0} />
      <button id="button" />
      <a id="link" href="#/">
        link
      </a>
      <input id="text" />
      <textarea id="area" />
      <input id="box" type="checkbox" />
      <input id="range" type="range" />
      <div role="dialog">
        <button id="inDialog" />
        <input id="inDialogText" />
      </div>
      <div role="menu">
        <div role="menuitem" id="inMenu" tabIndex={0} />
      </div>
      <div role="listbox" id="list" tabIndex={0} />
    </>,
  )
})

const ignored = (id: string, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  let result: boolean | undefined
  document.body.addEventListener('keydown', () => (result = ignorePress(event)), { once: true })
  document.getElementById(id)!.dispatchEvent(event)
  return result
}

test.each([
  ['page', { key: 'n' }, false],
  ['page', { key: 'Enter' }, false],
  ['page', { key: 'z', ctrlKey: true }, false],
  ['button', { key: 'n' }, false],
  ['button', { key: 'Enter' }, true],
  ['button', { key: ' ' }, true],
  ['link', { key: 'Enter' }, true],
  ['box', { key: 'n' }, false],
  ['range', { key: 'n' }, false],
  ['text', { key: 'n' }, true],
  ['text', { key: 'Enter' }, true],
  ['text', { key: 'z', ctrlKey: true }, true],
  ['area', { key: 'z', ctrlKey: true, shiftKey: true }, true],
  ['text', { key: 'k', ctrlKey: true }, false],
  ['text', { key: 'k' }, true],
  ['text', { key: 'Escape' }, false],
  ['inDialog', { key: 'n' }, true],
  ['inDialog', { key: 'Escape' }, true],
  ['inDialogText', { key: 'k', ctrlKey: true }, true],
  ['inMenu', { key: 'r' }, true],
  ['list', { key: 'Enter' }, true],
  ['page', { key: 'n', isComposing: true }, true],
] as const)('at %s the press %j is left alone: %s', (id, init, expected) => {
  expect(ignored(id, init)).toBe(expected)
})

test('a press that somebody has taken already is left alone', () => {
  const event = new KeyboardEvent('keydown', { key: 'n', cancelable: true })
  event.preventDefault()
  expect(ignorePress(event)).toBe(true)
})
