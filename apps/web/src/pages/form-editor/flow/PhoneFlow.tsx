import { type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Flow.module.css'
import { FlowLines } from './FlowLines.tsx'
import { PlacedFlowNode } from './FlowNodes.tsx'
import type { FlowLayout } from './lay-out-flow.ts'

/** smallest zoom at which labels are readable; a wider drawing scrolls */
const readable = 0.7
/** finger travel of a swipe, in pixels */
const swipe = 60

/** One field on a phone, drawn downwards. A swipe goes to another field with logic. */
export function PhoneFlow({
  layout,
  fieldId,
  onSwipe,
}: {
  layout: FlowLayout
  fieldId: string
  onSwipe: (by: 1 | -1) => void
}) {
  const area = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(layout.width)
  const start = useRef<{ x: number; y: number } | null>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const zoom = Math.min(1, Math.max(readable, room / layout.width))
  const scrolls = layout.width * zoom > room + 1

  useLayoutEffect(() => {
    const element = area.current
    const node = layout.nodes.find((one) => one.kind === 'field' && one.fieldId === fieldId)
    if (element === null || node === undefined) return
    element.scrollTo({
      left: (node.x + node.width / 2) * zoom - element.clientWidth / 2,
      top: (node.y + node.height) * zoom - element.clientHeight + 56,
    })
  }, [layout, fieldId, zoom])

  function onTouchStart({ touches }: TouchEvent) {
    const touch = touches.length === 1 ? touches[0] : undefined
    start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY }
  }
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0]
    const from = start.current
    start.current = null
    if (from === null || touch === undefined || scrolls) return
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y]
    if (Math.abs(dx) > swipe && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
  }

  return (
    <section
      ref={area}
      className={classNames(styles.chart, styles.down)}
      aria-label="Flow chart"
      data-isolated
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <div
        className={styles.downDrawing}
        style={{ width: layout.width, height: layout.height, zoom }}
      >
        <FlowLines layout={layout} />
        {layout.nodes.map((node) => (
          <PlacedFlowNode key={node.id} node={node} />
        ))}
      </div>
    </section>
  )
}
