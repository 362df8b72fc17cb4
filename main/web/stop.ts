// Decides what the signals to stop do: the first ends the program in order, a later one at once.

/** Ctrl+C reaches a program several times, from the terminal and from each parent that passes it on: that is one press. */
const echoMilliseconds = 500

export interface StopOptions {
  readonly stop: () => Promise<void>
  readonly exit: (code: number) => void
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly log: (fault: unknown, where: string) => void
}

/** Gives what is to be done at each signal. Exit codes: 0 ended in order, 1 ended with a fault or forced. */
export function createStopper({ stop, exit, now, log }: StopOptions): () => void {
  let firstAt: number | undefined
  return () => {
    if (firstAt !== undefined) {
      if (now() - firstAt > echoMilliseconds) exit(1)
      return
    }
    firstAt = now()
    stop().then(
      () => {
        exit(0)
      },
      (fault: unknown) => {
        log(fault, 'stop')
        exit(1)
      },
    )
  }
}
