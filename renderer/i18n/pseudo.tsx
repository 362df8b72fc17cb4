// The pseudo-language: English made longer and accented, in brackets. It shows texts that bypass the catalogue
// and layouts that only fit English.
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { TranslationOf } from './language.ts'

const plain = 'aeiouycnsdlrtzAEIOUYCNSDLRTZ'
const accented = 'áéíóúýčñšďľŕťžÁÉÍÓÚÝČÑŠĎĽŔŤŽ'
const vowels = 'aeiouAEIOU'

const stretch = (text: string): string =>
  Array.from(text)
    .map((letter) => {
      const at = plain.indexOf(letter)
      const other = at < 0 ? letter : accented.charAt(at)
      return vowels.includes(letter) ? other + other : other
    })
    .join('')

/** Changes `text` but for the pieces in `kept` (names and numbers that were put in). */
function stretchAround(text: string, kept: readonly string[]): string {
  const first = kept.find((piece) => piece !== '' && text.includes(piece))
  if (first === undefined) return stretch(text)
  const rest = kept.filter((piece) => piece !== first)
  return text
    .split(first)
    .map((part) => stretchAround(part, rest))
    .join(first)
}

function stretchNode(node: ReactNode, kept: readonly string[], given: readonly unknown[]): ReactNode {
  if (typeof node === 'string') return stretchAround(node, kept)
  if (given.includes(node)) return node
  if (Array.isArray(node)) return Children.map(node, (child: ReactNode) => stretchNode(child, kept, given))
  if (!isValidElement(node)) return node
  const element = node as ReactElement<{ children?: ReactNode }>
  const { children } = element.props
  if (children === undefined) return element
  return cloneElement(element, {}, stretchNode(children, kept, given))
}

function pseudoResult(result: ReactNode, given: readonly unknown[]): ReactNode {
  const kept = given.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)
  const longestFirst = kept.toSorted((one, other) => other.length - one.length)
  if (typeof result === 'string') return `[${stretchAround(result, longestFirst)}]`
  return <>[{stretchNode(result, longestFirst, given)}]</>
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoResult(value, value.match(/\{\w+\}/g) ?? [])
  if (typeof value === 'function') {
    const sentence = value as (...given: unknown[]) => ReactNode
    return (...given: unknown[]) => {
      const values = given.flatMap((one) =>
        typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : [one],
      )
      return pseudoResult(sentence(...given), values)
    }
  }
  if (Array.isArray(value)) return value.map((inner: unknown) => pseudoValue(inner))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]: [string, unknown]) => [key, pseudoValue(inner)]))
  throw new Error(`the catalogue holds a ${typeof value}`)
}

/** The whole catalogue in the pseudo-language. Plural forms, names, numbers and elements put in survive. */
export const pseudoOf = <T extends object>(texts: T): TranslationOf<T> => pseudoValue(texts) as TranslationOf<T>
