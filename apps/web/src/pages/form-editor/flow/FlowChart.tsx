import '@xyflow/react/dist/base.css'
import { ReactFlow } from '@xyflow/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import styles from './Flow.module.css'
import { FlowLinesInView } from './FlowLines.tsx'
import { type FlowNode, flowNodeTypes } from './FlowNodes.tsx'
import { useFlowShown } from './flow-context.ts'
import type { FlowLayout } from './lay-out-flow.ts'
import { isArrow, nextNode } from './next-node.ts'
import { useSliding } from './use-sliding.ts'
import { type View, zooms } from './use-view.ts'

interface FlowChartProps {
  readonly layout: FlowLayout
  readonly view: View
  /** `form` or the id of the one field shown; a new value resets the view */
  readonly subject: string
  /** called for a click on the ground */
  readonly onRest: () => void
}

/** Read-only flow chart with pan and zoom. All nodes are drawn, so that moving the view lays out nothing. */
export function FlowChart({ layout, view, subject, onRest }: FlowChartProps) {
  const { selection } = useFlowShown()
  const chart = useRef<HTMLElement>(null)
  const nodes = useMemo(() => layout.nodes.map(asNode), [layout])
  const sliding = useSliding(layout, subject)
  const selectedId = selection?.fieldId
  const selected = layout.nodes.find((node) => node.kind === 'field' && node.fieldId === selectedId)
  const now = useRef({ layout, selected })
  now.current = { layout, selected }

  useEffect(() => {
    const { layout, selected } = now.current
    if (subject === 'form') view.begin(layout, selected)
    else view.isolate(layout, selected)
  }, [subject, view])

  /** The field that the view last showed. Later selections move the view only to fields out of sight. */
  const revealed = useRef(selectedId)
  useEffect(() => {
    if (selectedId === revealed.current || (selectedId !== undefined && selected === undefined)) {
      return
    }
    revealed.current = selectedId
    if (selected !== undefined) view.reveal(selected)
  }, [selectedId, selected, view])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // Escape works even where the owner has turned single-letter keys off.
    if (event.key === 'Escape') onRest()
    if (!isArrow(event.key)) return
    const nodeId = event.target instanceof HTMLElement && event.target.dataset.flowNode
    if (!nodeId) return
    event.preventDefault()
    const next = nextNode(layout.nodes, nodeId, event.key)
    if (next === null) return
    chart.current
      ?.querySelector<HTMLElement>(`[data-flow-node="${CSS.escape(next.id)}"]`)
      ?.focus({ preventScroll: true })
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const node = layout.nodes.find(({ id }) => id === target.dataset.flowNode)
    if (node !== undefined && target.matches(':focus-visible')) view.reveal(node)
  }

  return (
    <section
      ref={chart}
      className={styles.chart}
      aria-label="Flow chart"
      aria-describedby="flow-keys"
      data-isolated={selection !== null || undefined}
      data-sliding={sliding || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <span id="flow-keys" hidden>
        Use the arrow keys to go to the nearest field and Enter to select it. L edits its logic, O
        shows one field, N goes to the next problem, slash finds a field, F fits the drawing.
      </span>
      <ReactFlow<FlowNode>
        nodes={nodes}
        nodeTypes={flowNodeTypes}
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
        onPaneClick={onRest}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        proOptions={{ hideAttribution: true }}
      >
        <FlowLinesInView layout={layout} />
      </ReactFlow>
    </section>
  )
}

function asNode(node: FlowLayout['nodes'][number]): FlowNode {
  const { id, kind, x, y, width, height } = node
  return { id, type: kind, position: { x, y }, width, height, data: { node } }
}
