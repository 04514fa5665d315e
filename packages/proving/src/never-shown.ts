import type { RuleRef } from '@ramiform/core/findings/finding'
import { ruleRefs, smallestConflict } from './conflicts.ts'
import { cannotHold } from './finding-words.ts'
import type { LogicRule } from './form-logic.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'

/** Why a field is never shown. */
export interface NeverShown {
  readonly fieldId: string
  readonly rules: readonly number[]
  readonly conflict: readonly RuleRef[]
  /** the cause without the name of the field, such as `“Plan is Free” and “Plan is Pro” cannot both be true` */
  readonly reason: string
  /** the finding that already names one of the rules as an error */
  readonly known: ProofFinding | null
}

/** Fields that are never shown for one reason. */
interface Cause {
  readonly position: number
  readonly rules: readonly LogicRule[]
}

/**
 * The causes of fields that are never shown. A field that is hidden only because its source is never shown has the
 * cause of that source.
 *
 * @param explains the finding that already names one of these rules as an error
 */
export function neverShown(
  proved: ProvedFields,
  explains: (ref: RuleRef) => ProofFinding | undefined,
): {
  readonly causes: readonly NeverShown[]
  /** by field id: the field that is never shown for the same reason, possibly the field itself */
  readonly causeOf: ReadonlyMap<string, string>
} {
  const { logic, fields } = proved
  const idOf = (position: number) => fields[position]?.fieldId ?? ''
  const { causes, causeOf } = causesOf(proved)
  return {
    causes: causes.map(({ position, rules }) => {
      const conflict = ruleRefs(logic, rules)
      return {
        fieldId: idOf(position),
        rules: rules.filter(({ reader }) => reader === position).map(({ number }) => number),
        conflict,
        reason: cannotHold(rules, logic.schema),
        known: conflict.map(explains).find((finding) => finding !== undefined) ?? null,
      }
    }),
    causeOf: new Map(
      [...causeOf].map(([position, cause]) => [idOf(position), idOf(cause.position)]),
    ),
  }
}

function causesOf({ logic, classes, reach, fields }: ProvedFields): {
  readonly causes: readonly Cause[]
  readonly causeOf: ReadonlyMap<number, Cause>
} {
  const causes: Cause[] = []
  const causeOf = new Map<number, Cause>()
  for (const position of logic.dependencies.order) {
    if (fields[position]?.shown !== 'never') continue
    const cone = reach.ancestors([position])
    const hidden = cone.filter((one) => one !== position && causeOf.has(one))
    const goal = ({ visible, always }: { visible: readonly number[]; always: number }) => [
      visible[position] ?? always,
    ]
    // A field with a reason of its own stays hidden even if all its sources showed.
    const own = smallestConflict(logic, classes, cone, goal, { free: hidden })
    const found = own ?? smallestConflict(logic, classes, cone, goal, { hidden })
    const source = found?.hidden.map((one) => causeOf.get(one)).find((cause) => cause !== undefined)
    if (own === null && source !== undefined) {
      causeOf.set(position, source)
      continue
    }
    const cause: Cause = { position, rules: found?.rules ?? [] }
    causes.push(cause)
    causeOf.set(position, cause)
  }
  return { causes, causeOf }
}
