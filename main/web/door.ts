// Decides who may come in: the token of the printed link is swapped for a session secret that only the cookie holds, and
// guessing is slowed down.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Wrong tokens that may be tried within `waitMilliseconds`. */
const mostWrongTries = 10
const waitMilliseconds = 60_000

/** `session` is the value of the cookie; `seconds` is how long nobody is let in. */
export type Entry =
  | { readonly type: 'welcome'; readonly session: string }
  | { readonly type: 'wrong' }
  | { readonly type: 'wait'; readonly seconds: number }

export interface Door {
  /** Stands in the printed link. */
  readonly token: string
  /** Someone comes with the link. */
  readonly enter: (token: string | undefined) => Entry
  /** Whether a cookie's value is the session of this run. */
  readonly knows: (session: string | undefined) => boolean
}

export interface DoorOptions {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly token?: string
  readonly session?: string
}

/** Both secrets are made anew for each run unless they are given; they never equal one another. */
export function createDoor({ now, token = secret(), session = secret() }: DoorOptions): Door {
  let wrongTries: readonly number[] = []
  return {
    token,
    enter: (given) => {
      const moment = now()
      wrongTries = wrongTries.filter((time) => moment - time < waitMilliseconds)
      const [oldest] = wrongTries
      if (oldest !== undefined && wrongTries.length >= mostWrongTries)
        return { type: 'wait', seconds: Math.ceil((oldest + waitMilliseconds - moment) / 1000) }
      if (given !== undefined && same(given, token)) return { type: 'welcome', session }
      wrongTries = [...wrongTries, moment]
      return { type: 'wrong' }
    },
    knows: (given) => given !== undefined && same(given, session),
  }
}

/** 32 random bytes in letters that need no escaping in a link. */
const secret = (): string => randomBytes(32).toString('base64url')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Equal in a time that tells nothing about where two texts differ, nor about their lengths. */
const same = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right))
