// A value once it has stood still for a moment: what is typed is judged in the pauses, not at every key.
import { useEffect, useState } from 'react'

/** @param pause milliseconds without a change */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
