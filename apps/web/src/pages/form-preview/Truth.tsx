import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import {
  describeSeenValue,
  type GroupTruth,
  type RuleTruth,
} from '@ramiform/core/conditions/explain'
import type { FormSchema } from '@ramiform/core/form'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Phrases } from '../../forms/Phrases.tsx'
import styles from './Truth.module.css'

/** A logic group with the current result of each rule. A group that passes is green. */
export function Truth({ truth, schema }: { truth: GroupTruth; schema: FormSchema }) {
  const [only] = truth.children
  const isOne = truth.children.length === 1 && only?.kind === 'rule'
  return (
    <div className={styles.truth}>
      {!isOne && <Gate truth={truth} />}
      <Children truth={truth} schema={schema} isBare={isOne} />
    </div>
  )
}

function Children({
  truth,
  schema,
  isBare = false,
}: {
  truth: GroupTruth
  schema: FormSchema
  isBare?: boolean
}) {
  return (
    <ul className={isBare ? styles.bare : truth.operator === 'AND' ? styles.all : styles.any}>
      {truth.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules keep their order while the form is filled in
        <li key={index} data-holds={child.holds || undefined}>
          {child.kind === 'rule' ? (
            <Rule truth={child} schema={schema} />
          ) : (
            <>
              <Gate truth={child} />
              <Children truth={child} schema={schema} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Gate({ truth }: { truth: GroupTruth }) {
  return (
    <p className={styles.gate} data-holds={truth.holds || undefined}>
      {truth.operator === 'AND' ? 'All of' : 'Any of'}
      <Mark holds={truth.holds} />
    </p>
  )
}

function Rule({ truth, schema }: { truth: RuleTruth; schema: FormSchema }) {
  return (
    <p className={styles.rule}>
      <Mark holds={truth.holds} />
      <span>
        <Phrases phrases={sentenceOf(truth, schema)} />
        <small>{describeSeenValue(truth)}</small>
      </span>
    </p>
  )
}

/** True or false as icon and text, never by color alone. */
function Mark({ holds }: { holds: boolean }) {
  const Icon = holds ? IconCheck : IconX
  return (
    <span
      className={styles.mark}
      role="img"
      aria-label={holds ? 'true: ' : 'false: '}
      data-holds={holds || undefined}
    >
      <Icon size={12} stroke={2.5} aria-hidden />
    </span>
  )
}

/** A rule as a sentence: "Attendance is In person". */
export function sentenceOf({ rule }: RuleTruth, schema: FormSchema): readonly Phrase[] {
  return describeConditional({ operator: 'AND', rules: [rule], groups: [] }, schema)
}
