// Dates, times, sizes and numbers as a language writes them. Formatters are made once for each language and kept.
import type { Language } from './language.ts'

const localeOf: Record<Language, string> = { en: 'en-GB', de: 'de-DE', pseudo: 'en-GB' }

const kept = new Map<string, unknown>()

function keep<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as T
}

/** A moment: milliseconds since 1970 or ISO 8601 text. */
export type Moment = number | string

const dateOf = (moment: Moment) => new Date(moment)

const dateFormat = (language: Language, style: string, options: Intl.DateTimeFormatOptions) =>
  keep(`date ${language} ${style}`, () => new Intl.DateTimeFormat(localeOf[language], options))

/** "12 November", with the year when it is not the year of `now`. */
export function formatDate(language: Language, moment: Moment, now: Moment = Date.now()): string {
  const date = dateOf(moment)
  if (date.getFullYear() === dateOf(now).getFullYear())
    return dateFormat(language, 'day', { day: 'numeric', month: 'long' }).format(date)
  return dateFormat(language, 'full', { day: 'numeric', month: 'long', year: 'numeric' }).format(date)
}

/** "21:14", 24 hours. */
export const formatTime = (language: Language, moment: Moment): string =>
  dateFormat(language, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(dateOf(moment))

/** "12 November, 21:14", with the year when it is not the year of `now`. */
export const formatMoment = (language: Language, moment: Moment, now: Moment = Date.now()): string =>
  `${formatDate(language, moment, now)}, ${formatTime(language, moment)}`

const dayNumber = (date: Date) => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000)

/**
 * How long ago, in the coarsest words that still help: "2 minutes ago", "yesterday, 21:14", and from a week on the date.
 * A moment in the future (a clock that was wrong) is written as its date and time.
 */
export function formatRelative(language: Language, moment: Moment, now: Moment = Date.now()): string {
  const words = keep(`relative ${language}`, () => new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' }))
  const date = dateOf(moment)
  const minutes = Math.floor((dateOf(now).getTime() - date.getTime()) / 60_000)
  const days = dayNumber(dateOf(now)) - dayNumber(date)
  if (minutes < 0) return formatMoment(language, moment, now)
  if (minutes < 1) return words.format(0, 'second')
  if (minutes < 60) return words.format(-minutes, 'minute')
  if (days === 0) return words.format(-Math.floor(minutes / 60), 'hour')
  if (days < 7) return `${words.format(-days, 'day')}, ${formatTime(language, moment)}`
  return formatDate(language, moment, now)
}

/** "1,873" or "1.873"; at most `decimals` digits after the point. */
export const formatNumber = (language: Language, value: number, decimals = 0): string =>
  keep(`number ${language} ${decimals}`, () => {
    return new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: decimals })
  }).format(value)

/** "58 %" in the language's way; `share` is 0 to 1. */
export const formatShare = (language: Language, share: number, decimals = 0): string =>
  keep(`share ${language} ${decimals}`, () => {
    return new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: decimals })
  }).format(share)

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** "1.9 MB": decimal units as file managers show them, one digit after the point below 10. */
export function formatBytes(language: Language, bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 999.5 && unit < sizeUnits.length - 1) {
    value /= 1000
    unit += 1
  }
  const decimals = unit > 0 && value < 9.95 ? 1 : 0
  return keep(`bytes ${language} ${unit} ${decimals}`, () => {
    const style = { style: 'unit', unit: sizeUnits[unit], unitDisplay: unit === 0 ? 'long' : 'short' } as const
    return new Intl.NumberFormat(localeOf[language], { ...style, maximumFractionDigits: decimals })
  }).format(value)
}

/** A list in words: "Starla, Enver and Violet Ray". */
export const formatList = (language: Language, items: readonly string[]): string =>
  keep(`list ${language}`, () => new Intl.ListFormat(localeOf[language], { type: 'conjunction' })).format(items)
