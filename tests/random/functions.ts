// Which functions of the engine a run has called, as the JavaScript engine itself counts them.
import { Session } from 'node:inspector'

/** Files under this folder count. */
const engine = '/main/games/akarios/combat/'

export interface Calls {
  /** `tasks/act.ts act`, in no order. */
  readonly called: readonly string[]
  readonly never: readonly string[]
}

/** Counting begins at once; what is given tells what was called since then. */
export function countCalls(): () => Calls {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  return () => {
    const [called, never]: [Set<string>, Set<string>] = [new Set(), new Set()]
    session.post('Profiler.takePreciseCoverage', (fault, { result }) => {
      if (fault) throw fault
      for (const { url, functions } of result) {
        const [, file] = url.split(engine)
        if (file === undefined) continue
        // The first is the file itself.
        for (const { functionName, ranges } of functions.slice(1))
          if (functionName !== '') (ranges[0]?.count === 0 ? never : called).add(`${file} ${functionName}`)
      }
    })
    session.disconnect()
    return { called: [...called], never: [...never].filter((name) => !called.has(name)) }
  }
}
