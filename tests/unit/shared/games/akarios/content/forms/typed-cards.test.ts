// What is typed of a combat card and of enemies that differ by number: read, written again, and refused with the word that is wrong.
import { expect, test } from 'vitest'
import { effectIds } from '../../../../../../../shared/games/akarios/content/effect.ts'
import { byNumberText, readByNumber } from '../../../../../../../shared/games/akarios/content/forms/typed/by-number.ts'
import { cardText, readCard } from '../../../../../../../shared/games/akarios/content/forms/card-text.ts'
import {
  completionsOf,
  placedWords,
  replaced,
  wordAt,
} from '../../../../../../../shared/games/akarios/content/forms/line-words.ts'

test('[EN-001] a card of which two lie in the deck', () => {
  const card = readCard('2x r a1', effectIds)
  expect(card).toEqual({
    ok: true,
    value: {
      copies: 2,
      line: [
        { id: 'a', do: 'rotate' },
        { id: 'b', do: 'attack', damage: 1, targets: 1 },
      ],
    },
  })
  expect(cardText({ id: 'swoop', copies: 2, line: [{ id: 'turn', do: 'rotate' }] })).toBe('2x r')
  expect(cardText({ id: 'swoop', line: [{ id: 'turn', do: 'rotate' }] })).toBe('r')
})

test.each([
  ['0x r', '0x'],
  ['11x r', '11x'],
  ['2x q', 'q'],
  ['r r r r r r r r r r r r r r r r r', 'r'],
])('the card %s is refused at %s', (text, word) => {
  expect(readCard(text, effectIds)).toEqual({ ok: false, error: word })
})

test('[CB-013] figures of one card number, each rank for itself', () => {
  const keys = '4e h6 s1; 7r a2 islow istun; 20r i-'
  const read = readByNumber(keys, effectIds)
  expect(read).toEqual({
    ok: true,
    value: {
      4: { elite: { hull: 6, shield: 1 } },
      7: { regular: { attack: 2, immune: ['slow', 'stun'] } },
      20: { regular: { immune: [] } },
    },
  })
  expect(read.ok && byNumberText(read.value)).toBe(keys)
})

test.each([
  ['21e h6', '21e'],
  ['4 h6', '4'],
  ['4e', '4e'],
  ['4e x6', 'x6'],
  ['4e ist', 'ist'],
])('%s is refused at %s', (text, word) => {
  expect(readByNumber(text, effectIds)).toEqual({ ok: false, error: word })
})

test('words have places, also while the last one is not finished', () => {
  const text = 'r a2,[0,-1 ?done("say'
  expect(placedWords(text).map((word) => word.text)).toEqual(['r', 'a2,[0,-1 ?done("say'])
  expect(wordAt('r m2 a2', 3)).toEqual({ text: 'm2', from: 2, to: 4 })
  expect(wordAt('r  m2', 2)).toEqual({ text: '', from: 2, to: 2 })
  expect(replaced('r m2 a2', wordAt('r m2 a2', 3), 'mfr')).toBe('r mfr a2')
})

test('what may come next goes by what is typed', () => {
  const offered = (typed: string, first = false) => completionsOf(typed, first, effectIds).map(({ keys }) => keys)
  expect(offered('', true)).toEqual(['r', 'm', 'a', '+', '"'])
  expect(offered('')).toEqual(['r', 'm', 'a', '+', '"', '?done(', '?near', '?hull('])
  expect(offered('?h')).toEqual(['?hull('])
  expect(offered('a2,st')).toEqual(['a2,stealth', 'a2,stressReduction', 'a2,stun'])
  expect(offered('a2,3,x')).toEqual(['a2,3,x2', 'a2,3,xall'])
  expect(offered('+slow,p')).toEqual(['+slow,players'])
  expect(offered('zz')).toEqual([])
})
