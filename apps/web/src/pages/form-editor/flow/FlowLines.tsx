import { ViewportPortal } from '@xyflow/react'
import { memo } from 'react'
import styles from './Flow.module.css'
import { useFlowShown } from './flow-context.ts'
import type { FlowLayout, PlacedLine } from './lay-out-flow.ts'
import { isOnPath } from './on-path.ts'

/** Lines of the flow chart, behind the nodes. Lines on the selected path are drawn above the others. */
export function FlowLines({ layout }: { layout: FlowLayout }) {
  const { path } = useFlowShown()
  const { stem, lines, width, height } = layout
  const onPath = lines.filter(({ from, to }) => isOnPath(path, from) && isOnPath(path, to))
  return (
    <ViewportPortal>
      <svg className={styles.lines} width={width} height={height} aria-hidden>
        {stem && <path className={styles.quiet} d={`M${stem.x} ${stem.top}V${stem.bottom}`} />}
        <QuietLines lines={lines} />
        {onPath.map(({ id, path: d, circular }) => (
          <path key={id} className={circular ? styles.round : styles.bright} d={d} />
        ))}
      </svg>
    </ViewportPortal>
  )
}

const QuietLines = memo(({ lines }: { lines: readonly PlacedLine[] }) =>
  lines.map(({ id, path, circular }) => (
    <path key={id} className={circular ? styles.round : styles.quiet} d={path} />
  )),
)
QuietLines.displayName = 'QuietLines'
