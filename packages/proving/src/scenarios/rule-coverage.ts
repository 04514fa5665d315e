import type { Answers } from '@ramiform/core/answers'
import { rulesOf } from '@ramiform/core/conditions/condition'
import { explainForm } from '@ramiform/core/conditions/explain'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { decidingAlone } from './targets.ts'

export interface RulePlace {
  readonly fieldId: string
  /** from 1 in reading order */
  readonly rule: number
}

/** Key of an outcome: a rule that is true, or false, where it decides alone. */
export type Outcome = string

const keyOf = ({ fieldId, rule }: RulePlace, holds: boolean): Outcome =>
  JSON.stringify([fieldId, rule, holds])

/** All rules of a form in form order. None in traditional mode, where no rule counts. */
export function rulesOfForm(schema: FormSchema): readonly RulePlace[] {
  if (isTraditional(schema)) return []
  return schema.fields.flatMap(({ id, conditional }) =>
    conditional === undefined
      ? []
      : rulesOf(conditional).map((_, at) => ({ fieldId: id, rule: at + 1 })),
  )
}

/** The outcomes that a set of answers brings about. */
export function outcomesOf(schema: FormSchema, answers: Answers): ReadonlySet<Outcome> {
  return new Set(
    explainForm(schema, answers, fieldTypes).flatMap((one) =>
      [...decidingAlone(one).values()].map(({ number, holds }) =>
        keyOf({ fieldId: one.field.id, rule: number }, holds),
      ),
    ),
  )
}

/** Checks if a rule is true in one scenario and false in another, each time where it decides. */
export function isCovered(rule: RulePlace, outcomes: ReadonlySet<Outcome>): boolean {
  return outcomes.has(keyOf(rule, true)) && outcomes.has(keyOf(rule, false))
}
