// What happens when the page's process dies: it is loaded again once without a word; if that does not hold, a person decides.

export interface CrashActions {
  readonly reload: () => void
  /** Asks whether to try again; answers false to end the program. */
  readonly askAgain: () => Promise<boolean>
  readonly quit: () => void
}

/** Milliseconds after which an earlier crash is forgotten. */
export const crashMemory = 60_000

/** Returns what to call with the reason of each loss. `clock`: milliseconds of a clock that only goes forward. */
export function createCrashPolicy({ reload, askAgain, quit }: CrashActions, clock: () => number) {
  let last = Number.NEGATIVE_INFINITY
  return async (reason: string): Promise<void> => {
    if (reason === 'clean-exit') return
    const again = clock() - last <= crashMemory
    last = clock()
    if (!again || (await askAgain())) reload()
    else quit()
  }
}
