// The short code that lets a device look on. It is read aloud and typed, so it has no signs that look or sound alike.
import { randomInt } from 'node:crypto'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Six signs of 32: thirty bits of chance. With ten wrong tries a minute, guessing it takes a century on average. */
export const newSecondScreenCode = (): string =>
  Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('')
