import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useStore } from '@xyflow/react'
import { memo, type PointerEvent } from 'react'
import styles from './Flow.module.css'
import { useFlowShown } from './flow-context.ts'
import type { FlowLayout } from './lay-out-flow.ts'
import { type FlowSelection, roleOfNode } from './on-path.ts'
import type { View } from './use-view.ts'

const size = { width: 176, height: 104 } as const

interface Scale {
  readonly x: number
  readonly y: number
}

/** A drawing that is much longer than wide, or the other way round, is stretched, so that its nodes stay visible. */
const least = { width: 60, height: 30 } as const

function scaleOf({ width, height }: FlowLayout): Scale {
  const even = Math.min(size.width / width, size.height / height)
  return {
    x: Math.min(size.width / width, Math.max(even, least.width / width)),
    y: Math.min(size.height / height, Math.max(even, least.height / height)),
  }
}

interface FlowOverviewProps {
  readonly layout: FlowLayout
  readonly view: View
  readonly byField: ReadonlyMap<string, readonly ListedFinding[]>
}

/** Overview of a drawing that exceeds the window. Dragging its frame moves the window. */
export function FlowOverview({ layout, view, byField }: FlowOverviewProps) {
  const { selection } = useFlowShown()
  const scale = scaleOf(layout)
  const at = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    view.lookAt((event.clientX - left) / scale.x, (event.clientY - top) / scale.y)
  }
  return (
    <div className={styles.overview} role="img" aria-label="Overview">
      <svg
        width={size.width}
        height={size.height}
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          at(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) at(event)
        }}
      >
        <OverviewNodes {...{ layout, scale, selection, byField }} />
        <Frame scale={scale} />
      </svg>
    </div>
  )
}

const OverviewNodes = memo(
  ({
    layout,
    scale,
    selection,
    byField,
  }: {
    layout: FlowLayout
    scale: Scale
    selection: FlowSelection | null
    byField: ReadonlyMap<string, readonly ListedFinding[]>
  }) => (
    <>
      {layout.stem && (
        <path
          className={styles.stem}
          d={`M${layout.stem.x * scale.x} ${layout.stem.top * scale.y}V${layout.stem.bottom * scale.y}`}
        />
      )}
      {layout.nodes.map((node) =>
        node.kind === 'field' || node.kind === 'more' ? (
          <rect
            key={node.id}
            data-role={roleOfNode(selection, node.id)}
            data-severity={
              node.kind === 'field' ? byField.get(node.fieldId)?.[0]?.severity : undefined
            }
            x={node.x * scale.x}
            y={node.y * scale.y}
            width={Math.max(2, node.width * scale.x)}
            height={Math.max(1, node.height * scale.y)}
            rx={Math.min(2.5, (node.height * scale.y) / 2)}
          />
        ) : null,
      )}
    </>
  ),
)
OverviewNodes.displayName = 'OverviewNodes'

function Frame({ scale }: { scale: Scale }) {
  const [x, y, zoom] = useStore(({ transform }) => transform)
  const width = useStore((state) => state.width)
  const height = useStore((state) => state.height)
  const left = Math.max(0.75, (-x / zoom) * scale.x)
  const top = Math.max(0.75, (-y / zoom) * scale.y)
  const right = Math.min(size.width - 0.75, ((width - x) / zoom) * scale.x)
  const bottom = Math.min(size.height - 0.75, ((height - y) / zoom) * scale.y)
  return (
    <rect
      className={styles.frame}
      x={left}
      y={top}
      width={Math.max(4, right - left)}
      height={Math.max(4, bottom - top)}
      rx={4}
    />
  )
}

/** True when a part of the drawing is outside of the window. */
export function useExceedsWindow({ width, height }: FlowLayout): boolean {
  return useStore(({ transform: [x, y, zoom], ...room }) => {
    const hidden = 1 / zoom
    return (
      x < -hidden ||
      y < -hidden ||
      x + width * zoom > room.width + hidden ||
      y + height * zoom > room.height + hidden
    )
  })
}
