import '@xyflow/react/dist/base.css'
import { ReactFlow } from '@xyflow/react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import styles from './Flow.module.css'
import { FlowLines } from './FlowLines.tsx'
import { type FlowNode, flowNodeTypes } from './FlowNodes.tsx'
import { useFlowShown } from './flow-context.ts'
import type { FlowLayout } from './lay-out-flow.ts'
import { isArrow, nextField } from './next-field.ts'
import { type View, zooms } from './use-view.ts'

/** pan distance of an arrow key, in pixels */
const panStep = 80

interface FlowChartProps {
  readonly layout: FlowLayout
  readonly view: View
  /** identifies the drawing; a new value resets the view */
  readonly subject: string
}

/** Read-only flow chart with pan and zoom. */
export function FlowChart({ layout, view, subject }: FlowChartProps) {
  const { selected, onSelect } = useFlowShown()
  const chart = useRef<HTMLElement>(null)
  const nodes = useMemo(() => layout.nodes.map(asNode), [layout])
  const drawn = useRef(layout)
  drawn.current = layout

  const selectedNow = useRef(selected)
  selectedNow.current = selected
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new subject resets the view
  useEffect(() => {
    const { nodes } = drawn.current
    const node = nodes.find((one) => one.kind === 'field' && one.fieldId === selectedNow.current)
    view.begin(drawn.current, node)
  }, [subject, view])

  function go(fieldId: string) {
    onSelect(fieldId)
    const node = layout.nodes.find((one) => one.kind === 'field' && one.fieldId === fieldId)
    if (node !== undefined) view.reveal(node)
    // Off-screen nodes render shortly after the view has moved to them.
    const started = performance.now()
    const focus = () => {
      const button = chart.current?.querySelector<HTMLElement>(
        `[data-flow-field="${CSS.escape(fieldId)}"]`,
      )
      if (button) button.focus({ preventScroll: true })
      else if (performance.now() - started < 1_000) requestAnimationFrame(focus)
    }
    requestAnimationFrame(focus)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const onField = event.target instanceof HTMLElement && event.target.dataset.flowField
    if (isArrow(event.key)) {
      event.preventDefault()
      if (onField) {
        const next = nextField(layout.nodes, onField, event.key)
        if (next !== null) go(next.fieldId)
      } else {
        const [dx, dy] = pans[event.key]
        view.pan(dx, dy)
      }
      return
    }
    const action = keys[event.key]
    if (action === undefined) return
    event.preventDefault()
    action(view, layout)
  }

  return (
    <section
      ref={chart}
      className={styles.chart}
      aria-label="Flow chart"
      aria-describedby="flow-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan the chart
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <span id="flow-keys" hidden>
        Use the arrow keys to move the view or go to the next field. Press plus or minus to zoom, 0
        to show everything.
      </span>
      <ReactFlow<FlowNode>
        nodes={nodes}
        nodeTypes={flowNodeTypes}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        panOnScroll
        zoomOnDoubleClick={false}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        proOptions={{ hideAttribution: true }}
      >
        <FlowLines layout={layout} />
      </ReactFlow>
    </section>
  )
}

function asNode(node: FlowLayout['nodes'][number]): FlowNode {
  const { id, kind, x, y, width, height } = node
  return { id, type: kind, position: { x, y }, width, height, data: { node } }
}

const pans = {
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
} as const

const keys: Readonly<Record<string, (view: View, layout: FlowLayout) => void>> = {
  '+': (view) => view.zoomBy(zooms.step),
  '=': (view) => view.zoomBy(zooms.step),
  '-': (view) => view.zoomBy(1 / zooms.step),
  '0': (view, layout) => view.fit(layout),
}
