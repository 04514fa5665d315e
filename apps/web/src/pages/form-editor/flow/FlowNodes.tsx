import { IconAlertTriangle, IconBulb, IconChevronDown } from '@tabler/icons-react'
import type { Node, NodeProps, NodeTypes } from '@xyflow/react'
import { memo } from 'react'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useFindingsOf } from '../findings/use-findings.ts'
import styles from './Flow.module.css'
import { useFlowShown } from './flow-context.ts'
import type { PlannedCondition, PlannedField, PlannedGate, PlannedMore } from './flow-plan.ts'
import type { PlacedNode } from './line-points.ts'
import { roleOfNode } from './on-path.ts'

/** Node in xyflow's format, with position and data. */
export type FlowNode = Node<{ readonly node: PlacedNode }>

function FieldNode({ node }: { node: PlannedField }) {
  const { selection, tabStop, onSelect } = useFlowShown()
  const isSelected = node.fieldId === selection?.fieldId
  return (
    <button
      type="button"
      className={classNames(styles.field, 'nopan')}
      data-role={roleOfNode(selection, node.id)}
      data-flow-node={node.id}
      data-flow-field={node.fieldId}
      aria-pressed={isSelected}
      tabIndex={node.fieldId === tabStop ? 0 : -1}
      title={node.isCut ? node.label : undefined}
      onClick={() => onSelect(node.fieldId)}
    >
      <FieldIcon type={node.type} />
      <span className={styles.label}>
        {node.lines.map((line, index) => (
          <span key={line}>
            {line}
            {index < node.lines.length - 1 && ' '}
            {node.required && index === node.lines.length - 1 && (
              <span className={styles.required} role="img" aria-label="required">
                {' *'}
              </span>
            )}
          </span>
        ))}
      </span>
      <FindingCorner node={node} />
    </button>
  )
}

/** Mark of the worst finding on the node's corner. A loop has it before the check has run. */
function FindingCorner({ node }: { node: PlannedField }) {
  const [finding] = useFindingsOf(node.fieldId)
  if (finding === undefined && !node.inCycle) return null
  const { severity, mark, code } = finding ?? {
    ...{ severity: 'error' as const, code: 'cycle', mark: 'Depends on itself' },
  }
  const Icon = severity === 'hint' ? IconBulb : IconAlertTriangle
  return (
    <span
      className={styles.mark}
      data-severity={severity}
      data-finding={code}
      role="img"
      aria-label={mark}
      title={mark}
    >
      <Icon size={13} stroke={2.25} aria-hidden />
    </span>
  )
}

/** Condition on a line. Screen readers skip it, since the text version includes it. */
function ConditionNode({ node }: { node: PlannedCondition }) {
  const { selection, tones } = useFlowShown()
  return (
    <div
      className={styles.condition}
      data-role={roleOfNode(selection, node.id)}
      data-severity={node.circular ? 'error' : tones.get(node.id)?.severity}
      title={node.whole}
      aria-hidden
    >
      {node.words.map(({ kind, text }) => (
        <span key={kind + text} className={styles[kind]}>
          {text}
        </span>
      ))}
    </div>
  )
}

function GateNode({ node }: { node: PlannedGate }) {
  return (
    <div
      className={styles.gate}
      data-role={roleOfNode(useFlowShown().selection, node.id)}
      aria-hidden
    >
      {node.shown}
    </div>
  )
}

function MoreNode({ node }: { node: PlannedMore }) {
  const { onUnfold } = useFlowShown()
  return (
    <button
      type="button"
      className={classNames(styles.more, 'nopan')}
      data-flow-node={node.id}
      aria-expanded={false}
      tabIndex={-1}
      onClick={() => onUnfold(node.fieldIds)}
    >
      <span className={styles.buds} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span>{node.shown}</span>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </button>
  )
}

/** Any node of the chart. */
export const FlowNodeContent = memo(({ node }: { node: PlacedNode }) => {
  switch (node.kind) {
    case 'field':
      return <FieldNode node={node} />
    case 'condition':
      return <ConditionNode node={node} />
    case 'gate':
      return <GateNode node={node} />
    default:
      return <MoreNode node={node} />
  }
})
FlowNodeContent.displayName = 'FlowNodeContent'

const content = ({ data }: NodeProps<FlowNode>) => <FlowNodeContent node={data.node} />

/** Any node at its place, without xyflow. */
export function PlacedFlowNode({ node }: { node: PlacedNode }) {
  const { x, y, width, height } = node
  return (
    <div className={styles.placed} style={{ left: x, top: y, width, height }}>
      <FlowNodeContent node={node} />
    </div>
  )
}

export const flowNodeTypes: NodeTypes = {
  field: content,
  condition: content,
  gate: content,
  more: content,
}
