import type { Group } from '@ramiform/core/conditions/condition'
import { operatorNames } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { IconGripVertical, IconPlus } from '@tabler/icons-react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import branchStyles from '../../../forms/Branch.module.css'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { GroupHead } from './GroupHead.tsx'
import type { OnOpenRule, OpenRule } from './open-rule.ts'
import { RuleRow } from './RuleRow.tsx'
import styles from './Rules.module.css'
import type { AdvancedEdits } from './use-advanced-edits.ts'

interface BranchProps {
  readonly group: Pick<Group, 'operator' | 'rules' | 'groups'>
  /** null for the root group */
  readonly groupId: string | null
  readonly depth: number
  /** field that the logic belongs to */
  readonly fieldId: string
  readonly fields: readonly Field[]
  readonly numbers: ReadonlyMap<string, number>
  readonly edits: AdvancedEdits
  readonly open: OpenRule | null
  readonly onOpen: OnOpenRule
  readonly onCancel: () => void
  readonly full: boolean
  /** id of the rule or group being dragged; null when none is */
  readonly dragged: string | null
}

/** One group with its operator, rules and nested groups. */
export function Branch(props: BranchProps) {
  const { group, groupId, depth, fieldId, fields, numbers, edits, open, onOpen, full } = props
  const canNest = depth < limits.groupDepth
  return (
    <>
      <GroupHead operator={group.operator} groupId={groupId} edits={edits} />
      <ul
        className={
          group.operator === 'AND'
            ? classNames(branchStyles.all, styles.all)
            : classNames(branchStyles.any, styles.any)
        }
        data-branch={groupId ?? ''}
      >
        {group.rules.map((rule) => (
          <li
            key={rule.id}
            data-kind="rule"
            data-id={rule.id}
            data-new={(open?.ruleId === rule.id && open.isNew) || undefined}
            data-under-way={props.dragged === rule.id || undefined}
          >
            <Grip />
            <RuleRow
              ruleId={rule.id}
              rule={rule}
              number={numbers.get(rule.id) ?? 0}
              depth={depth}
              fieldId={fieldId}
              source={fieldById(fields, rule.fieldId)}
              other={fieldById(fields, rule.valueFrom ?? '')}
              operators={operatorNames}
              edits={edits}
              opened={open?.ruleId === rule.id ? open.opened : null}
              onOpen={onOpen}
              onCancel={props.onCancel}
            />
          </li>
        ))}
        {group.groups.map((inner) => (
          <li
            key={inner.id}
            data-kind="group"
            data-id={inner.id}
            data-under-way={props.dragged === inner.id || undefined}
          >
            <Grip />
            <Branch {...props} group={inner} groupId={inner.id} depth={depth + 1} />
          </li>
        ))}
        <li className={styles.grow}>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            disabled={full}
            onClick={() => edits.addRule(groupId)}
          >
            Add rule
          </Button>
          {canNest && (
            <Button
              variant="quiet"
              size="sm"
              disabled={full}
              onClick={() => edits.addGroup(groupId)}
            >
              Add group
            </Button>
          )}
        </li>
      </ul>
    </>
  )
}

/** Drag handle for pointers only: the keyboard moves rules and groups with Alt and the arrow keys. */
function Grip() {
  return (
    <span className={styles.grip} data-grip aria-hidden="true">
      <IconGripVertical size={14} stroke={1.75} />
    </span>
  )
}
