import type { FlowGraph } from '@ramiform/core/conditions/flow-graph'
import type { FormSchema } from '@ramiform/core/form'
import { useCallback, useMemo, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { fieldNode } from '../flow/flow-plan.ts'
import { roleOfLine } from '../flow/on-path.ts'
import { useFlow } from '../flow/use-flow.ts'
import styles from './Coverage.module.css'
import { answeredText } from './CoverageFigures.tsx'
import { type CoverageByField, lineWidth, nodeCounts } from './coverage-counts.ts'

interface CoverageDrawingProps {
  readonly schema: FormSchema
  readonly coverage: CoverageByField
  /** submissions of the period; the widest line is all of them */
  readonly total: number
  readonly selected: string | null
  readonly onSelect: (fieldId: string) => void
}

/** The flow of the form. A line is as wide as its way was taken; ways that nobody took are dotted. */
export function CoverageDrawing(props: CoverageDrawingProps) {
  const { schema, coverage, total, selected, onSelect } = props
  const field = selected === null ? undefined : fieldById(schema.fields, selected)
  const suffix = useCallback(
    (graph: FlowGraph) => {
      const held = nodeCounts(schema, graph, coverage)
      return (id: string) => countText(held.get(id))
    },
    [schema, coverage],
  )
  const { whole, layout, selection } = useFlow({
    ...{ schema, selected: field, around: false, unfolded: 'all', suffix },
    direction: 'narrow',
  })
  const { chart, room } = useRoom()
  const counts = useMemo(() => nodeCounts(schema, whole, coverage), [schema, whole, coverage])
  if (layout === null) {
    return (
      <div className={styles.chart}>
        <Spinner label="Drawing the flow..." />
      </div>
    )
  }
  const { stem, lines, nodes, width, height } = layout
  return (
    <section ref={chart} className={styles.chart} aria-label="Flow with widths">
      <div className={styles.drawing} style={{ width, height, zoom: zoomFor(room, width) }}>
        <svg width={width} height={height} aria-hidden>
          {stem !== null && (
            <path className={styles.stem} d={`M${stem.x} ${stem.top}V${stem.bottom}`} />
          )}
          {lines.map((line) => {
            const { id, from, to, path: d } = line
            const count = counts.get(from) ?? counts.get(to) ?? 0
            const isBright = roleOfLine(selection, line) !== undefined
            return (
              <path
                key={id}
                d={d}
                className={count === 0 ? styles.never : isBright ? styles.chosen : styles.taken}
                style={{ strokeWidth: lineWidth(count, total) }}
              />
            )
          })}
        </svg>
        {nodes.map((node) => {
          const place = { left: node.x, top: node.y, width: node.width, height: node.height }
          if (node.kind === 'field') {
            const found = coverage.get(node.fieldId)
            return (
              <button
                key={node.id}
                type="button"
                className={styles.node}
                style={place}
                aria-pressed={node.id === fieldNode(selected ?? '')}
                data-never={(found?.asked ?? 0) === 0 || undefined}
                title={node.label}
                onClick={() => onSelect(node.fieldId)}
              >
                <FieldIcon type={node.type} />
                <span>
                  <b>
                    {node.lines.map((line) => (
                      <span key={line}>{line} </span>
                    ))}
                  </b>
                  <small>{answeredText(node, found)}</small>
                </span>
              </button>
            )
          }
          const count = counts.get(node.id) ?? 0
          return (
            <div
              key={node.id}
              className={styles.label}
              style={place}
              data-never={count === 0 || undefined}
            >
              <span>
                {node.kind === 'condition'
                  ? node.words.map(({ kind, text }) =>
                      kind === 'value' ? <b key={kind + text}>{text} </b> : `${text} `,
                    )
                  : `${node.shown} `}
                {countText(count)}
              </span>
            </div>
          )
        })}
      </div>
    </section>
  )
}

const countText = (count = 0) => `· ${count.toLocaleString('en')}`

/** Smaller texts are hard to read; a wider drawing scrolls. */
const smallestZoom = 0.7

/** Zoom that fits a drawing into its panel, if the texts stay readable. Widths in pixels; the room is null at first. */
function zoomFor(room: number | null, width: number): number {
  return room === null ? 1 : Math.min(1, Math.max(smallestZoom, room / width))
}

/** The width of the panel in pixels. */
function useRoom() {
  const [room, setRoom] = useState<number | null>(null)
  const chart = useCallback((panel: HTMLElement | null) => {
    if (panel === null) return
    const observer = new ResizeObserver(() => setRoom(panel.clientWidth))
    observer.observe(panel)
    return () => observer.disconnect()
  }, [])
  return { chart, room }
}
