// JSON from strangers: looked through for everything that makes parsers disagree or fall over before it is parsed (reliability R11).
import { fail, ok, type Result } from '../../../shared/lib/result.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { jsonFaultPlace } from './json-fault-place.ts'
import type { JsonFaultCode } from './refusal.ts'

export interface JsonFault {
  readonly code: JsonFaultCode
  readonly at?: { readonly line: number; readonly column: number }
  readonly found?: string
}

export const jsonLimits = { bytes: 5_000_000, depth: 32, values: 50_000 } as const

/** Words that every object of the language knows: as keys they could reach into our own objects. */
const reservedKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The value in the text, or the first thing that is wrong. Equal keys, too deep, too large, inexact numbers are refused. */
export function parseStrictJson(bytes: Uint8Array): Result<Json, JsonFault> {
  if (bytes.length > jsonLimits.bytes) return fail({ code: 'tooLarge' })
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return fail({ code: 'notText' })
  }
  if (text.startsWith('\uFEFF')) return fail({ code: 'notText', at: { line: 1, column: 1 } })
  const fault = scan(text)
  if (fault !== undefined) {
    const { code, position, found } = fault
    return fail({ code, at: lineOf(text, position), ...(found === undefined ? {} : { found: found.slice(0, 80) }) })
  }
  try {
    return ok(JSON.parse(text) as Json)
  } catch {
    return fail({ code: 'syntax', at: lineOf(text, jsonFaultPlace(text)) })
  }
}

interface Found {
  readonly code: JsonFaultCode
  readonly position: number
  readonly found?: string
}

const numberStarts = new Set('-+0123456789')
const numberAt = /[-+\d][-+.\w]*/y
const stringAt = /"(?:[^"\\\u0000-\u001f]|\\.)*"/sy

const halfLetter = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** One pass without recursion. What is no JSON at all is left to the parser that follows. */
function scan(text: string): Found | undefined {
  const open: ({ readonly keys: Set<string>; wantsKey: boolean } | 'list')[] = []
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    const inner = open.at(-1)
    if (letter === '{' || letter === '[') {
      if (open.length >= jsonLimits.depth) return { code: 'tooDeep', position: at }
      open.push(letter === '[' ? 'list' : { keys: new Set(), wantsKey: true })
      values++
    } else if (letter === '}' || letter === ']') {
      open.pop()
    } else if (letter === ',') {
      if (inner !== undefined && inner !== 'list') inner.wantsKey = true
      values++
    } else if (letter === '"') {
      const raw = literalAt(text, at)
      if (raw === undefined) return undefined
      const word = unescape(raw)
      if (word === undefined) return undefined
      if (halfLetter.test(word)) return { code: 'halfLetter', position: at }
      if (inner !== undefined && inner !== 'list' && inner.wantsKey) {
        inner.wantsKey = false
        if (reservedKeys.has(word)) return { code: 'reservedKey', position: at, found: word }
        if (inner.keys.has(word)) return { code: 'sameKey', position: at, found: word }
        inner.keys.add(word)
      }
      at += raw.length - 1
    } else if (letter !== undefined && numberStarts.has(letter)) {
      numberAt.lastIndex = at
      const raw = numberAt.exec(text)?.[0] ?? letter
      const number = Number(raw)
      const exact = Number.isFinite(number) && !Object.is(number, -0) && (!Number.isInteger(number) || Number.isSafeInteger(number))
      if (/^-?[\d.eE+-]+$/.test(raw) && !exact) return { code: 'number', position: at, found: raw }
      at += raw.length - 1
    }
    if (values > jsonLimits.values) return { code: 'tooMany', position: at }
  }
  return undefined
}

/** The string literal that begins here, with its quotation marks. */
function literalAt(text: string, at: number): string | undefined {
  const plain = text.slice(at, text.indexOf('"', at + 1) + 1)
  if (plain.length > 1 && !plain.includes('\\')) return plain
  stringAt.lastIndex = at
  return stringAt.exec(text)?.[0]
}

/** The word in a literal, or nothing when it is no JSON string. */
function unescape(raw: string): string | undefined {
  if (!raw.includes('\\')) return raw.slice(1, -1)
  try {
    return JSON.parse(raw) as string
  } catch {
    return undefined
  }
}

function lineOf(text: string, position: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, position)
  return { line: before.split('\n').length, column: position - before.lastIndexOf('\n') }
}
