import type { Rule } from '@ramiform/core/conditions/condition'
import {
  describeSeenValue,
  type GroupTruth,
  type RuleTruth,
} from '@ramiform/core/conditions/explain'
import { isOperator, operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { FormSchema } from '@ramiform/core/form'
import { answerInBrief } from '@ramiform/proving/scenarios/name-scenarios'
import branchStyles from '../../../forms/Branch.module.css'
import { fieldName } from '../../../forms/field-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './ScenarioDetail.module.css'

interface WhyTreeProps {
  readonly schema: FormSchema
  readonly logic: GroupTruth
  /** numbers of the rules that decide */
  readonly deciding: ReadonlySet<number>
  /** the rule that was changed last, with its earlier value */
  readonly changed: { readonly number: number; readonly before: Rule; readonly after: Rule } | null
}

/** Rules of a field as a branch, each with its outcome for the answers of a scenario. */
export function WhyTree(props: WhyTreeProps) {
  const { logic } = props
  const count = logic.children.length
  return (
    <>
      {count > 1 && (
        <span className={classNames(branchStyles.gate, styles.gate)}>
          {logic.operator === 'AND' ? 'All of' : 'Any of'}
        </span>
      )}
      <ul
        className={
          logic.operator === 'AND'
            ? classNames(branchStyles.all, styles.all)
            : classNames(branchStyles.any, styles.any)
        }
      >
        {logic.children.map((child, at) =>
          child.kind === 'rule' ? (
            <RuleLine key={child.number} {...props} truth={child} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a rule tree have no ids of their own
            <li key={`group ${at}`}>
              <WhyTree {...props} logic={child} />
            </li>
          ),
        )}
      </ul>
    </>
  )
}

function RuleLine({
  schema,
  truth,
  deciding,
  changed,
}: WhyTreeProps & { readonly truth: RuleTruth }) {
  const { rule, number, holds, seen } = truth
  const fieldOf = (id: string | undefined) => schema.fields.find((field) => field.id === id)
  const source = fieldOf(rule.fieldId)
  const comparedWith = ({ value, valueFrom }: Rule) => {
    if (valueFrom === undefined) return value
    const other = fieldOf(valueFrom)
    return other === undefined ? 'a deleted question' : fieldName(other)
  }
  const operator = isOperator(rule.condition) ? operators[rule.condition] : null
  // Of several rules that decide, the changed one is the reason.
  const isDeciding = changed === null ? deciding.has(number) : changed.number === number
  const old = changed?.number === number ? changed.before : null
  const reason =
    seen.kind === 'answer' && source !== undefined && operator !== null && truth.other === undefined
      ? answerInBrief(source, seen.answer)
      : describeSeenValue(truth)
  return (
    <li data-deciding={isDeciding || undefined} data-holds={holds}>
      <span className={styles.ruleLine}>
        <b>{source === undefined ? 'A deleted question' : fieldName(source)}</b>{' '}
        <span className={styles.operator}>
          {old !== null && old.condition !== rule.condition && isOperator(old.condition) && (
            <del>{operatorLabel(old.condition, old.value, source)}</del>
          )}{' '}
          {isOperator(rule.condition)
            ? operatorLabel(rule.condition, rule.value, source)
            : 'no condition'}
        </span>{' '}
        {operator?.needsValue !== false &&
          (old !== null && comparedWith(old) !== comparedWith(rule) ? (
            <>
              <del>{comparedWith(old)}</del> <ins>{comparedWith(rule)}</ins>
            </>
          ) : (
            <span className={styles.value}>{comparedWith(rule)}</span>
          ))}
      </span>
      <span className={styles.outcome}>{holds ? 'true' : `false: ${reason}`}</span>
    </li>
  )
}
