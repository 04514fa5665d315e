import type { AdvancedConditional, Group, Rule } from '@ramiform/core/conditions/condition'
import { rulesOf } from '@ramiform/core/conditions/condition'
import {
  addGroup,
  addRule,
  moveRule,
  removeGroup,
  removeRule,
  setGroupOperator,
  updateRule,
  withIds,
} from '@ramiform/core/conditions/edit'
import { operatorNames } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { IconSelector, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useEditor } from '../editor-context.tsx'
import styles from './LogicPanel.module.css'
import type { OpenRule } from './open-rule.ts'
import { RuleRow } from './RuleRow.tsx'
import { newRuleId } from './rule-ids.ts'
import { type ChangeLogic, useChangeLogic } from './use-logic.ts'

interface Parts {
  readonly field: Field
  readonly schema: FormSchema
  readonly open: OpenRule | null
  readonly onOpen: (rule: number | null) => void
}

/** Rules and groups as a branch: a stem that must be passed whole, or a fork of which one way is enough. */
export function AdvancedLogic({
  conditional: stored,
  ...parts
}: Parts & { conditional: AdvancedConditional }) {
  // Imported logic may lack ids; changes need one for each rule and group.
  const conditional = useMemo(() => withIds(stored, newRuleId), [stored])
  const change = useChangeLogic(parts.field)
  const numbers = useMemo(
    () => new Map(rulesOf(conditional).map(({ id }, index) => [id, index + 1])),
    [conditional],
  )
  return (
    <Branch
      {...parts}
      conditional={conditional}
      group={conditional}
      groupId={null}
      depth={1}
      numbers={numbers}
      change={change}
    />
  )
}

interface BranchProps extends Parts {
  readonly conditional: AdvancedConditional
  readonly group: Pick<Group, 'operator' | 'rules' | 'groups'>
  /** null for the outermost */
  readonly groupId: string | null
  readonly depth: number
  readonly numbers: ReadonlyMap<string, number>
  readonly change: ChangeLogic
}

function Branch(props: BranchProps) {
  const { conditional, group, groupId, depth, numbers, change, onOpen } = props
  const { announce } = useEditor()
  const isAll = group.operator === 'AND'

  function add() {
    const rule: Rule = { id: newRuleId(), fieldId: '', condition: 'equals', value: '' }
    const next = addRule(conditional, groupId, rule)
    change(next)
    onOpen(rulesOf(next).findIndex(({ id }) => id === rule.id) + 1)
  }

  function nest() {
    const rule: Rule = { id: newRuleId(), fieldId: '', condition: 'equals', value: '' }
    // The other operator, since a group that says the same as the one around it says nothing.
    const operator = isAll ? 'OR' : 'AND'
    const inner: Group = { id: newRuleId(), operator, rules: [rule], groups: [] }
    const next = addGroup(conditional, groupId, inner)
    change(next)
    onOpen(rulesOf(next).findIndex(({ id }) => id === rule.id) + 1)
  }

  function move(rule: Rule, by: number) {
    const index = group.rules.indexOf(rule) + by
    if (index < 0 || index >= group.rules.length) return
    change(moveRule(conditional, rule.id, groupId, index))
    announce(`Rule moved to place ${index + 1} of ${group.rules.length}`)
  }

  const canNest = depth < limits.groupDepth
  const full = rulesOf(conditional).length >= limits.rulesPerField
  return (
    <>
      <div className={styles.gateRow}>
        <button
          type="button"
          className={styles.gate}
          aria-label={
            isAll
              ? 'All of: every rule must be true. Switch to Any of'
              : 'Any of: one true rule is enough. Switch to All of'
          }
          onClick={() => change(setGroupOperator(conditional, groupId, isAll ? 'OR' : 'AND'))}
        >
          {isAll ? 'All of' : 'Any of'}
          <IconSelector size={14} stroke={1.75} aria-hidden />
        </button>
        {groupId !== null && (
          <span className={styles.groupActions}>
            <button type="button" disabled={full} onClick={add}>
              Add rule
            </button>
            {canNest && (
              <button type="button" disabled={full} onClick={nest}>
                Add group
              </button>
            )}
            <button
              type="button"
              aria-label="Remove group"
              onClick={() => change(removeGroup(conditional, groupId))}
            >
              <IconX size={16} stroke={1.75} aria-hidden />
            </button>
          </span>
        )}
      </div>
      <ul className={isAll ? styles.all : styles.any}>
        {group.rules.map((rule) => (
          <li key={rule.id}>
            <RuleRow
              rule={rule}
              number={numbers.get(rule.id) ?? 0}
              field={props.field}
              schema={props.schema}
              operators={operatorNames}
              open={props.open}
              onOpen={onOpen}
              onChange={(members, control) =>
                change(
                  updateRule(conditional, rule.id, members),
                  control === undefined ? {} : { control: `${rule.id} ${control}` },
                )
              }
              onRemove={() => change(removeRule(conditional, rule.id))}
              onMove={(by) => move(rule, by)}
            />
          </li>
        ))}
        {group.groups.map((inner) => (
          <li key={inner.id}>
            <Branch {...props} group={inner} groupId={inner.id} depth={depth + 1} />
          </li>
        ))}
        {groupId === null && (
          <li className={styles.grow}>
            <Button variant="quiet" size="sm" disabled={full} onClick={add}>
              Add rule
            </Button>
            <Button variant="quiet" size="sm" disabled={full} onClick={nest}>
              Add group
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}
