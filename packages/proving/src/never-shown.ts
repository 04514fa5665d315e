import type { RuleRef } from '@ramiform/core/findings/finding'
import { ruleRefs, smallestConflict } from './conflicts.ts'
import { cannotHold, namesOf } from './finding-words.ts'
import type { LogicRule } from './form-logic.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { ProvedFields } from './prove-fields.ts'

/** Fields that are never shown for one reason. */
interface Cause {
  readonly position: number
  readonly rules: readonly LogicRule[]
  /** the other fields that this one hides */
  readonly followers: number[]
}

/**
 * One finding for each cause: a field that is hidden only because its source is never shown joins the finding of
 * that source.
 *
 * @param explains the finding that already names one of these rules as an error
 */
export function neverShown(
  proved: ProvedFields,
  explains: (ref: RuleRef) => ProofFinding | undefined,
): {
  readonly findings: readonly ProofFinding[]
  readonly explained: ReadonlyMap<ProofFinding, readonly string[]>
} {
  const { logic, fields } = proved
  const causes = causesOf(proved)
  const findings: ProofFinding[] = []
  const explained = new Map<ProofFinding, readonly string[]>()
  const idOf = (position: number) => fields[position]?.fieldId ?? ''
  for (const { position, rules, followers } of causes) {
    const conflict = ruleRefs(logic, rules)
    const known = conflict.map(explains).find((finding) => finding !== undefined)
    if (known !== undefined) {
      const others = [position, ...followers].map(idOf).filter((id) => id !== known.fieldId)
      explained.set(known, [...(explained.get(known) ?? []), ...others])
      continue
    }
    const all = [position, ...followers]
    const verb = all.length === 1 ? 'is' : 'are'
    findings.push({
      code: 'never_shown',
      severity: 'error',
      fieldId: idOf(position),
      ...(followers.length > 0 && { alsoFieldIds: followers.map(idOf) }),
      rules: rules.filter(({ reader }) => reader === position).map(({ number }) => number),
      conflict,
      witness: null,
      message: `${namesOf(logic.schema, all)} ${verb} never shown: ${cannotHold(rules, logic.schema)}.`,
    })
  }
  return { findings, explained }
}

function causesOf({ logic, classes, reach, fields }: ProvedFields): readonly Cause[] {
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
      source.followers.push(position)
      causeOf.set(position, source)
      continue
    }
    const cause: Cause = { position, rules: found?.rules ?? [], followers: [] }
    causes.push(cause)
    causeOf.set(position, cause)
  }
  return causes
}
