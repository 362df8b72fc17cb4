// Moving the drawing about: while a hand moves it, only a transform of the stage changes; at rest the drawing gets its real size, so
// that letters are crisp again. React renders nothing meanwhile.
import { useEffect, useRef, type RefObject } from 'react'

/** `x`, `y`: the point of the drawing at the frame's corner; `k`: pixels for one unit. */
interface Look {
  readonly x: number
  readonly y: number
  readonly k: number
}

/** Milliseconds without a movement after which the drawing gets its real size. */
const rest = 140
const closest = 4

export interface PanZoom {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly stage: RefObject<HTMLDivElement | null>
  /** Around the middle of the frame. */
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  readonly pan: (dx: number, dy: number) => void
  /** Brings a point of the drawing into sight. */
  readonly show: (x: number, y: number) => void
}

/** `width` and `height` in units of the drawing. */
export function usePanZoom(width: number, height: number): PanZoom {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const look = useRef<Look>({ x: 0, y: 0, k: 1 })
  const drawn = useRef(1)
  const timer = useRef(0)
  /** Until a hand has moved it, the whole board is shown whatever the size of the window. */
  const fitted = useRef(true)

  const settle = () => {
    const svg = stage.current?.querySelector('svg')
    if (!stage.current || !svg) return
    const { x, y, k } = look.current
    drawn.current = k
    svg.style.width = `${width * k}px`
    svg.style.height = `${height * k}px`
    stage.current.style.transform = `translate(${-x * k}px, ${-y * k}px)`
    delete stage.current.dataset['moving']
  }
  const apply = (next: Look) => {
    look.current = next
    if (!stage.current) return
    const { x, y, k } = next
    stage.current.dataset['moving'] = ''
    stage.current.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k / drawn.current})`
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(settle, rest)
  }
  const whole = (): Look => {
    const { clientWidth = width, clientHeight = height } = frame.current ?? {}
    const k = Math.max(0.1, Math.min(clientWidth / width, clientHeight / height))
    return { k, x: (width - clientWidth / k) / 2, y: (height - clientHeight / k) / 2 }
  }
  const fit = () => {
    fitted.current = true
    look.current = whole()
    settle()
  }
  const zoomAt = (px: number, py: number, factor: number) => {
    fitted.current = false
    const { x, y, k } = look.current
    const next = Math.min(closest, Math.max(whole().k * 0.8, k * factor))
    apply({ k: next, x: x + px / k - px / next, y: y + py / k - py / next })
  }
  const pan = (dx: number, dy: number) => {
    fitted.current = false
    const { x, y, k } = look.current
    apply({ k, x: x - dx / k, y: y - dy / k })
  }
  const act = useRef({ fit, zoomAt, pan })
  useEffect(() => {
    act.current = { fit, zoomAt, pan }
  })

  useEffect(() => {
    const box = frame.current
    if (!box) return
    const resized = new ResizeObserver(() => {
      if (fitted.current) act.current.fit()
    })
    resized.observe(box)
    const fingers = new Map<number, { x: number; y: number }>()
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = box.getBoundingClientRect()
      act.current.zoomAt(event.clientX - left, event.clientY - top, Math.exp(-event.deltaY / 400))
    }
    const down = (event: PointerEvent) => void fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      fingers.set(event.pointerId, now)
      if (!other) {
        act.current.pan(now.x - before.x, now.y - before.y)
        return
      }
      const { left, top } = box.getBoundingClientRect()
      const gap = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y)
      act.current.zoomAt((now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top, gap(now) / Math.max(1, gap(before)))
    }
    box.addEventListener('wheel', wheel, { passive: false })
    box.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    return () => {
      resized.disconnect()
      window.clearTimeout(timer.current)
      box.removeEventListener('wheel', wheel)
      box.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
    }
  }, [])

  return {
    frame,
    stage,
    fit,
    pan,
    zoom: (factor) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
      zoomAt(clientWidth / 2, clientHeight / 2, factor)
    },
    show: (px, py) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
      const { x, y, k } = look.current
      const margin = 60
      const [left, top, right, bottom] = [
        x + margin,
        y + margin,
        x + clientWidth / k - margin,
        y + clientHeight / k - margin,
      ]
      const dx = px < left ? px - left : px > right ? px - right : 0
      const dy = py < top ? py - top : py > bottom ? py - bottom : 0
      if (!fitted.current && (dx !== 0 || dy !== 0)) apply({ k, x: x + dx, y: y + dy })
    },
  }
}
