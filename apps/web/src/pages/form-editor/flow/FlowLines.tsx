import { ViewportPortal } from '@xyflow/react'
import { type CSSProperties, memo, useEffect, useState } from 'react'
import styles from './Flow.module.css'
import { isNever, type Tone } from './finding-tones.ts'
import { useFlowShown } from './flow-context.ts'
import type { FlowLayout, PlacedLine } from './lay-out-flow.ts'
import { type FlowSelection, roleOfLine } from './on-path.ts'

/** Lines of the flow chart, behind the nodes, with the selected field's lines above the others. */
export function FlowLines({ layout }: { layout: FlowLayout }) {
  const { selection, tones } = useFlowShown()
  const leaving = usePrevious(selection)
  const { stem, lines, width, height } = layout
  return (
    <svg className={styles.lines} width={width} height={height} aria-hidden>
      {stem && <path className={styles.stem} d={`M${stem.x} ${stem.top}V${stem.bottom}`} />}
      <RestingLines lines={lines} tones={tones} />
      {leaving !== null && (
        <g key={`from ${leaving.fieldId}`} className={styles.leaving}>
          <SelectedLines layout={layout} selection={leaving} tones={tones} />
        </g>
      )}
      {selection !== null && (
        <g key={`to ${selection.fieldId}`} className={styles.arriving}>
          <SelectedLines layout={layout} selection={selection} tones={tones} />
        </g>
      )}
    </svg>
  )
}

/** The lines on xyflow's layer, which pans and zooms. */
export function FlowLinesInView({ layout }: { layout: FlowLayout }) {
  return (
    <ViewportPortal>
      <FlowLines layout={layout} />
    </ViewportPortal>
  )
}

const RestingLines = memo(
  ({ lines, tones }: { lines: readonly PlacedLine[]; tones: ReadonlyMap<string, Tone> }) =>
    lines.map(({ id, path, circular }) => {
      const tone = tones.get(id)
      return (
        <path
          key={id}
          className={styles.resting}
          data-severity={circular ? 'error' : tone?.severity}
          data-never={circular || tone?.never || undefined}
          d={path}
        />
      )
    }),
)
RestingLines.displayName = 'RestingLines'

/** time in which the path draws from its first source to the selected field, in milliseconds */
const drawingMs = 220

function SelectedLines({
  layout,
  selection,
  tones,
}: {
  layout: FlowLayout
  selection: FlowSelection
  tones: ReadonlyMap<string, Tone>
}) {
  const lines = layout.lines.flatMap((line) => {
    // A line along which nothing can happen stays dashed.
    const role = isNever(line, tones) ? undefined : roleOfLine(selection, line)
    return role === undefined ? [] : [{ ...line, role }]
  })
  const path = lines.filter(({ role }) => role === 'path')
  const start = Math.min(...path.map((line) => line.start))
  const whole = Math.max(1, Math.max(...path.map((line) => line.end)) - start)
  return lines.map(({ id, path: d, role, start: left, end }) =>
    role === 'decided' ? (
      <g key={id}>
        <path className={styles.cover} d={d} />
        <path className={styles.decided} d={d} />
      </g>
    ) : (
      <path
        key={id}
        className={styles.path}
        d={d}
        pathLength={1}
        style={
          {
            '--delay': `${(drawingMs * (left - start)) / whole}ms`,
            '--time': `${(drawingMs * (end - left)) / whole}ms`,
          } as CSSProperties
        }
      />
    ),
  )
}

/** The selection before the present one, whose lines fade. */
function usePrevious(selection: FlowSelection | null): FlowSelection | null {
  const [both, setBoth] = useState({ now: selection, before: null as FlowSelection | null })
  if (both.now?.fieldId !== selection?.fieldId) setBoth({ now: selection, before: both.now })
  useEffect(() => {
    if (both.before === null) return
    const timer = setTimeout(() => setBoth({ now: selection, before: null }), drawingMs)
    return () => clearTimeout(timer)
  }, [both.before, selection])
  return both.before
}
