import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useMemo } from 'react'
import type { FlowLayout } from './lay-out-flow.ts'
import type { PlacedNode } from './line-points.ts'

export const zooms = { least: 0.1, most: 2, step: 1.25 } as const

/** minimum readable zoom; "fit" never goes below it, and the overview reaches the rest */
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
    const show = (x: number, y: number, zoom: number, slowly: boolean) =>
      void setViewport({ x, y, zoom }, { duration: slowly ? duration() : 0 })
    /** Top of a drawing that is in the middle of the window if it fits, so that `node` is in view. */
    const topFor = (layout: Size, zoom: number, node: PlacedNode | undefined) => {
      const { height } = store.getState()
      const room = height - below
      if (layout.height * zoom <= room || node === undefined) return 0
      const middle = room / 2 - (node.y + node.height / 2) * zoom
      return Math.min(0, Math.max(room - layout.height * zoom, middle))
    }

    /** Shows the whole drawing if it is readable, otherwise its left end at the smallest readable zoom. */
    function fit(layout: Size, node: PlacedNode | undefined, slowly = true) {
      const room = store.getState()
      const fitting = Math.min(1, room.width / layout.width, (room.height - below) / layout.height)
      const zoom = Math.max(readable, fitting)
      const x = Math.max(0, (room.width - layout.width * zoom) / 2)
      show(x, topFor(layout, zoom, node), zoom, slowly)
    }
    /** First view: the left end at 100 %. */
    function begin(layout: Size, node: PlacedNode | undefined) {
      show(0, topFor(layout, 1, node), 1, false)
    }
    /** One field: its drawing in the middle, as large as it fits. */
    function isolate(layout: Size, node: PlacedNode | undefined) {
      fit(layout, node, false)
    }
    function centre(node: PlacedNode, slowly = true) {
      const { zoom } = getViewport()
      const room = store.getState()
      const closer = Math.max(zoom, readable)
      const x = room.width / 2 - (node.x + node.width / 2) * closer
      const y = (room.height - below) / 2 - (node.y + node.height / 2) * closer
      show(x, y, closer, slowly)
    }
    /** Moves the view only when the node is off-screen. */
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
    /** Moves the middle of the window to a point of the drawing, as the overview does. */
    function lookAt(x: number, y: number) {
      const { width, height } = store.getState()
      const { zoom } = getViewport()
      show(width / 2 - x * zoom, height / 2 - y * zoom, zoom, false)
    }
    function zoomBy(factor: number) {
      void zoomTo(getViewport().zoom * factor, { duration: duration() })
    }
    function zoomToFull() {
      void zoomTo(1, { duration: duration() })
    }
    return { fit, begin, isolate, reveal, lookAt, zoomBy, zoomToFull }
  }, [setViewport, getViewport, zoomTo, store])
}

type Size = Pick<FlowLayout, 'width' | 'height'>
export type View = ReturnType<typeof useView>
