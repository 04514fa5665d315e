import { type PointerEvent, useRef } from 'react'

const longPressMs = 500
/** px that a finger may move before the press counts as scrolling */
const steadyPx = 10

/** Long press of a finger or pen. The click that follows is recognized by `justEnded`. */
export function useLongPress(onLongPress: (target: EventTarget) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const ended = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  return {
    justEnded: () => ended.current,
    clear: () => {
      ended.current = false
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        ended.current = false
        if (event.pointerType === 'mouse') return
        const { target, clientX: x, clientY: y } = event
        start.current = { x, y }
        cancel()
        timer.current = setTimeout(() => {
          ended.current = true
          onLongPress(target)
        }, longPressMs)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = start.current
        if (Math.hypot(clientX - x, clientY - y) > steadyPx) cancel()
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  }
}
