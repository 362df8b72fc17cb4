// A function that stays the same from drawing to drawing: whoever is given it need not be drawn again for it.
import { useCallback, useLayoutEffect, useRef } from 'react'

/** Does what the last `run` does. For what people bring about, not for what is needed while drawing. */
export function useSteady<Given extends readonly unknown[]>(run: (...given: Given) => void): (...given: Given) => void {
  const last = useRef(run)
  useLayoutEffect(() => {
    last.current = run
  })
  return useCallback((...given: Given) => last.current(...given), [])
}
