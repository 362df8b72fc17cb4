// A die that is carried by hand: what it lies over when it is let go, and whether it was carried at all. It decides nothing about dice.
import { useRef, type CSSProperties, type PointerEvent } from 'react'

/** Pixels that a press may tremble and still be a press. */
const slack = 6

interface Carried {
  readonly x: number
  readonly y: number
  readonly pointer: number
  moved: boolean
}

export interface DieDrag {
  readonly style: CSSProperties
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  /** Whether the click that ends here was the end of carrying; asked once. */
  readonly wasCarried: () => boolean
}

/** `onHold` at the first movement; `onDrop` with the places below the pointer, the uppermost first. */
export function useDieDrag(onHold: () => void, onDrop: (over: readonly Element[]) => void): DieDrag {
  const carried = useRef<Carried>(undefined)
  const ended = useRef(false)
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const { current } = carried
    carried.current = undefined
    currentTarget.style.translate = ''
    delete currentTarget.dataset['carried']
    return current
  }
  return {
    style: { touchAction: 'none' },
    onPointerDown: ({ button, clientX: x, clientY: y, pointerId: pointer, currentTarget }) => {
      ended.current = false
      if (button !== 0) return
      carried.current = { x, y, pointer, moved: false }
      currentTarget.setPointerCapture(pointer)
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }) => {
      const { current } = carried
      if (current?.pointer !== pointerId) return
      const [dx, dy] = [clientX - current.x, clientY - current.y]
      if (!current.moved && Math.hypot(dx, dy) < slack) return
      if (!current.moved) onHold()
      current.moved = true
      currentTarget.dataset['carried'] = ''
      currentTarget.style.translate = `${dx}px ${dy}px`
    },
    onPointerUp: (event) => {
      if (letGo(event)?.moved !== true) return
      ended.current = true
      const { currentTarget, clientX, clientY } = event
      onDrop(document.elementsFromPoint(clientX, clientY).filter((one) => !currentTarget.contains(one)))
    },
    onPointerCancel: (event) => void letGo(event),
    wasCarried: () => {
      const was = ended.current
      ended.current = false
      return was
    },
  }
}
