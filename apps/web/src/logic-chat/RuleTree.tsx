import {
  asGroup,
  type Conditional,
  type Group,
  type Rule,
} from '@ramiform/core/conditions/condition'
import { isOperator, operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import branchStyles from '../forms/Branch.module.css'
import { fieldName } from '../forms/field-name.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './RuleTree.module.css'

interface RuleTreeProps {
  readonly conditional: Conditional
  /** id of the field that the logic shows or hides */
  readonly fieldId: string
  readonly fields: readonly Field[]
}

/**
 * Drawing of a rule: "all of" is a stem, "any of" a fork, and the twig ends in the field. Hidden from screen readers,
 * because the sentence above it says the same.
 */
export function RuleTree({ conditional, fieldId, fields }: RuleTreeProps) {
  const labels = new Map(fields.map((field) => [field.id, fieldName(field)]))
  return (
    <div className={styles.tree} aria-hidden>
      <Branch group={asGroup(conditional)} labels={labels} />
      <p className={styles.end}>
        <b>{labels.get(fieldId)}</b> is shown
      </p>
    </div>
  )
}

type Labels = ReadonlyMap<string, string>

function Branch({
  group,
  labels,
}: {
  group: Pick<Group, 'operator' | 'rules' | 'groups'>
  labels: Labels
}) {
  const { operator, rules, groups } = group
  return (
    <>
      {rules.length + groups.length > 1 && (
        <span className={classNames(branchStyles.gate, styles.gate)}>
          {operator === 'AND' ? 'All of' : 'Any of'}
        </span>
      )}
      <ul
        className={
          operator === 'AND'
            ? classNames(branchStyles.all, styles.all)
            : classNames(branchStyles.any, styles.any)
        }
      >
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing is static
          <li key={index}>
            <RuleLine rule={rule} labels={labels} />
          </li>
        ))}
        {groups.map((inner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing is static
          <li key={index}>
            <Branch group={inner} labels={labels} />
          </li>
        ))}
      </ul>
    </>
  )
}

function RuleLine({ rule, labels }: { rule: Rule; labels: Labels }) {
  const { fieldId, condition, value, valueFrom } = rule
  const operator = isOperator(condition) ? operators[condition] : undefined
  return (
    <span className={styles.rule}>
      <b>{labels.get(fieldId)}</b>{' '}
      {isOperator(condition) ? operatorLabel(condition, value) : condition}
      {operator?.needsValue !== false && (
        <i>{valueFrom === undefined ? value : labels.get(valueFrom)}</i>
      )}
    </span>
  )
}
