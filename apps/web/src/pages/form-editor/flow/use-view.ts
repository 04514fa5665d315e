import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useMemo } from 'react'
import type { FlowLayout } from './lay-out-flow.ts'
import type { PlacedNode } from './line-points.ts'

export const zooms = { least: 0.1, most: 2, step: 1.25 } as const

/** minimum readable zoom; a larger flow starts at its top left corner instead of fitting the screen */
const readable = 0.7
const calm = 220
/** height of the floating controls at the bottom, in pixels; "fit" leaves this space free */
const below = 72

/** Commands that move the view. Animation is off when the user prefers reduced motion. */
export function useView() {
  const { setViewport, getViewport, zoomTo } = useReactFlow()
  const store = useStoreApi()
  return useMemo(() => {
    const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : calm)
    const fitting = ({ width, height }: Size) => {
      const room = store.getState()
      return Math.min(1, room.width / width, (room.height - below) / height)
    }
    const show = (x: number, y: number, zoom: number, slowly: boolean) =>
      void setViewport({ x, y, zoom }, { duration: slowly ? duration() : 0 })

    function fit(layout: Size, slowly = true) {
      const room = store.getState()
      const zoom = Math.max(zooms.least, fitting(layout))
      const x = (room.width - layout.width * zoom) / 2
      const y = Math.max(0, (room.height - below - layout.height * zoom) / 2)
      show(x, y, zoom, slowly)
    }
    /** Initial view: the whole chart when readable, otherwise its start. */
    function begin(layout: Size, node: PlacedNode | undefined) {
      if (fitting(layout) >= readable) return fit(layout, false)
      if (node !== undefined) return centre(node, false, 0.9)
      show(0, 0, 0.9, false)
    }
    function centre(node: PlacedNode, slowly = true, zoom = getViewport().zoom) {
      const room = store.getState()
      const closer = Math.max(zoom, readable)
      const x = room.width / 2 - (node.x + node.width / 2) * closer
      const y = room.height / 2 - (node.y + node.height / 2) * closer
      show(x, y, closer, slowly)
    }
    /** Moves the view only when the field is off-screen. */
    function reveal(node: PlacedNode) {
      const room = store.getState()
      const { x, y, zoom } = getViewport()
      const left = node.x * zoom + x
      const top = node.y * zoom + y
      const inSight =
        left >= 0 &&
        top >= 0 &&
        left + node.width * zoom <= room.width &&
        top + node.height * zoom <= room.height
      if (!inSight) centre(node)
    }
    function pan(dx: number, dy: number) {
      const { x, y, zoom } = getViewport()
      show(x + dx, y + dy, zoom, false)
    }
    function zoomBy(factor: number) {
      void zoomTo(getViewport().zoom * factor, { duration: duration() })
    }
    return { fit, begin, centre, reveal, pan, zoomBy }
  }, [setViewport, getViewport, zoomTo, store])
}

type Size = Pick<FlowLayout, 'width' | 'height'>
export type View = ReturnType<typeof useView>
