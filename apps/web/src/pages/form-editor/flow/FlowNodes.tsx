import { IconRefreshAlert } from '@tabler/icons-react'
import type { Node, NodeProps, NodeTypes } from '@xyflow/react'
import { memo } from 'react'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useFindingsOf } from '../findings/use-findings.ts'
import styles from './Flow.module.css'
import { useFlowShown } from './flow-context.ts'
import type { PlannedCondition, PlannedField, PlannedGate, PlannedMore } from './flow-plan.ts'
import type { PlacedNode } from './line-points.ts'
import { isOnPath } from './on-path.ts'

type Drawn<Kind> = Node<{ readonly node: Kind }>
/** Node in xyflow's format, with position and data. */
export type FlowNode = Drawn<PlacedNode>

function useOnPath(id: string): true | undefined {
  return isOnPath(useFlowShown().path, id) || undefined
}

function FieldNode({ data: { node } }: NodeProps<Drawn<PlannedField>>) {
  const { selected, tabStop, onSelect } = useFlowShown()
  const onPath = useOnPath(node.id)
  const [finding] = useFindingsOf(node.fieldId)
  return (
    <button
      type="button"
      className={classNames(styles.field, 'nopan')}
      data-on={onPath}
      data-flow-field={node.fieldId}
      data-circle={node.inCycle || undefined}
      aria-pressed={node.fieldId === selected}
      tabIndex={node.fieldId === tabStop ? 0 : -1}
      title={node.shown === node.label ? undefined : node.label}
      onClick={() => onSelect(node.fieldId)}
    >
      <FieldIcon type={node.type} />
      <span className={styles.label}>{node.label}</span>
      {node.required && (
        <span className={styles.required} role="img" aria-label="required">
          *
        </span>
      )}
      {node.inCycle && (
        <span className={styles.circle} role="img" aria-label="depends on itself">
          <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
        </span>
      )}
      {finding !== undefined && (
        <span className={styles.mark} data-finding={finding.code} title={finding.mark}>
          <SeverityIcon severity={finding.severity} size={16} />
        </span>
      )}
    </button>
  )
}

/** Condition on a line. Screen readers skip it, since the text version includes it. */
function ConditionNode({ data: { node } }: NodeProps<Drawn<PlannedCondition>>) {
  const onPath = useOnPath(node.id)
  return (
    <div className={styles.condition} data-on={onPath} title={node.whole} aria-hidden>
      {node.words.map(({ kind, text }) => (
        <span key={kind + text} className={styles[kind]}>
          {text}
        </span>
      ))}
    </div>
  )
}

function GateNode({ data: { node } }: NodeProps<Drawn<PlannedGate>>) {
  return (
    <div className={styles.gate} data-on={useOnPath(node.id)} aria-hidden>
      {node.shown}
    </div>
  )
}

function MoreNode({ data: { node } }: NodeProps<Drawn<PlannedMore>>) {
  const { onUnfold } = useFlowShown()
  return (
    <button type="button" className={classNames(styles.more, 'nopan')} onClick={onUnfold}>
      {node.shown}
    </button>
  )
}

export const flowNodeTypes: NodeTypes = {
  field: memo(FieldNode),
  condition: memo(ConditionNode),
  gate: memo(GateNode),
  more: memo(MoreNode),
}
