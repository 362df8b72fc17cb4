// Reads scout orders as people type them, `Scout [008]: D-3.2`: several at once, with or without brackets, points and the word itself.
// What cannot be an order is kept beside them with the reason (rules SX-005 to SX-007, open question 125).
import { bareSystemId } from './bare-system.ts'

export interface ScoutOrder {
  /** 1 to 999. */
  readonly number: number
  /** Id of the system. */
  readonly system: string
  readonly letter: string
  /** 1 to 20, or as far as the system's own grid goes. */
  readonly x: number
  readonly y: number
}

/** Why a piece is no order: each has its sentence under `atlas.faults`. */
export const scoutFaults = [
  'noNumber',
  'oddNumber',
  'numberRange',
  'noSystem',
  'oddSystem',
  'noPlace',
  'oddPlace',
  'placeRange',
  'saidTwice',
  'tooMuch',
] as const
export type ScoutFault = (typeof scoutFaults)[number]

/** One piece of what was typed. `fault.word` is the word that is meant, `most` the end of the range. */
export type ScoutPiece =
  | { readonly said: string; readonly order: ScoutOrder }
  | { readonly said: string; readonly fault: { readonly is: ScoutFault; readonly word: string; readonly most: number } }

export interface KnownSystem {
  readonly id: string
  readonly letter: string
  readonly grid?: { readonly columns: number; readonly rows: number } | undefined
}

const mostNumber = 999
const mostCoordinate = 20

/** A letter that no known system has is a system of the printed atlas. Pieces come in the order in which they were typed. */
export function readScoutOrders(text: string, systems: readonly KnownSystem[]): readonly ScoutPiece[] {
  const seen = new Map<number, ScoutOrder>()
  return piecesOf(text).map((said) => {
    const piece = readPiece(said, systems)
    if (!('order' in piece)) return piece
    const { order } = piece
    const before = seen.get(order.number)
    if (before !== undefined) return no(said, 'saidTwice', String(order.number))
    seen.set(order.number, order)
    return piece
  })
}

/** A new line, a semicolon, the word itself or an opening bracket begins the next order. */
const piecesOf = (text: string): readonly string[] =>
  text
    .split(/\n|;|(?=\bscout(?:ed)?\b)|(?<!\bscout(?:ed)?\s*:?\s*)(?=\[)/i)
    .map((piece) => piece.replace(/^[\s,&+]*(?:(?:and|und)\s+)?|[\s,.&+]*(?:\s(?:and|und))?[\s,]*$/gi, ''))
    .filter((piece) => piece !== '')

const no = (said: string, is: ScoutFault, word = '', most = 0): ScoutPiece => ({ said, fault: { is, word, most } })

function readPiece(said: string, systems: readonly KnownSystem[]): ScoutPiece {
  const words = /^(?:scout(?:ed)?\b)?[\s:#]*\[?\s*#?([^\s\][:,]*)[\s\]:,]*(.*)$/is.exec(said)
  const [, number = '', rest = ''] = words ?? []
  if (number === '') return no(said, 'noNumber')
  if (!/^\d+$/.test(number)) return no(said, 'oddNumber', number)
  if (Number(number) < 1 || Number(number) > mostNumber) return no(said, 'numberRange', number, mostNumber)
  return readPlace(said, Number(number), rest, systems)
}

function readPlace(said: string, number: number, text: string, systems: readonly KnownSystem[]): ScoutPiece {
  const [, word = '', rest = ''] = /^(\p{L}*)[\s\-–—:.,]*(.*)$/su.exec(text) ?? []
  if (word === '') return no(said, 'noSystem')
  if (!/^[a-z]$/i.test(word)) return no(said, 'oddSystem', word)
  const letter = word.toUpperCase()
  if (rest === '') return no(said, 'noPlace')
  const place = /^(\d+)[\s.,/:|\-–x]+(\d+)(.*)$/is.exec(rest)
  if (place === null) return no(said, 'oddPlace', rest)
  const [, left = '', right = '', more = ''] = place
  if (more.trim() !== '') return no(said, 'tooMuch', more.trim())
  const system = systems.find((one) => one.letter === letter)
  const [x, y] = [Number(left), Number(right)]
  const { columns, rows } = system?.grid ?? { columns: mostCoordinate, rows: mostCoordinate }
  if (x < 1 || x > columns) return no(said, 'placeRange', left, columns)
  if (y < 1 || y > rows) return no(said, 'placeRange', right, rows)
  return { said, order: { number, system: system?.id ?? bareSystemId(letter), letter, x, y } }
}
