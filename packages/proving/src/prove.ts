import { nameOf } from '@ramiform/core/findings/check-fields'
import { findProblems } from '@ramiform/core/findings/find-problems'
import { type Finding, inWords, type RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { gaps } from './gaps.ts'
import { needlessRules } from './needless-rules.ts'
import { neverShown } from './never-shown.ts'
import type { ProofFinding } from './proof-finding.ts'
import { type FieldProof, type ProvedFields, proveFields } from './prove-fields.ts'
import type { ProvingContext } from './proving-context.ts'

export interface Proof {
  /** in form order */
  readonly fields: readonly FieldProof[]
  /** errors first, then warnings and hints, each in form order */
  readonly findings: readonly ProofFinding[]
}

/** Everything that can be proved about the logic of a form. Gives the same result for the same form, always. */
export function prove(schema: FormSchema, context: ProvingContext): Proof {
  const proved = proveFields(schema, context)
  const known = findProblems(schema, context)
    .filter((finding) => isReachable(finding, proved))
    .map((finding) => asProof(finding, proved))
  const keyOf = ({ fieldId, rule }: RuleRef) => `${fieldId} ${rule}`
  const byRule = new Map(
    known
      .filter(({ code }) => code !== 'later_source')
      .flatMap((finding) => finding.conflict.map((ref) => [keyOf(ref), finding] as const)),
  )
  const { findings: never, explained } = neverShown(proved, (ref) => {
    const finding = byRule.get(keyOf(ref))
    return finding?.severity === 'error' ? finding : undefined
  })
  const coveredByNever = new Set(never.flatMap(({ conflict }) => conflict.map(keyOf)))
  const idOf = (position: number) => proved.fields[position]?.fieldId ?? ''
  const findings = [
    ...known
      // An error about the same rule says more than the warning.
      .filter(
        ({ severity, code, conflict }) =>
          severity === 'error' ||
          code === 'later_source' ||
          !conflict.some((ref) => coveredByNever.has(keyOf(ref))),
      )
      .map((finding) => withFollowers(finding, explained.get(finding))),
    ...never,
    ...needlessRules(proved, ({ reader, number }) =>
      byRule.has(keyOf({ fieldId: idOf(reader), rule: number })),
    ),
    ...impossibleFields(proved, known),
    ...goneBeforeSending(proved, known),
    ...gaps(proved),
  ]
  const places = new Map(schema.fields.map(({ id }, position) => [id, position]))
  const place = ({ fieldId }: ProofFinding) => places.get(fieldId ?? '') ?? -1
  const severities = ['error', 'warning', 'hint']
  return {
    fields: proved.fields,
    findings: findings.toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) || place(a) - place(b),
    ),
  }
}

/** Nobody meets a required field that is never shown. */
function isReachable({ code, fieldId }: Finding, { fields }: ProvedFields): boolean {
  const shown = fields.find((field) => field.fieldId === fieldId)?.shown
  return code !== 'cannot_be_sent' || shown !== 'never'
}

/** Problems that core finds, with what proves them. */
function asProof(finding: Finding, { fields }: ProvedFields): ProofFinding {
  const { code, severity, fieldId, rules, conflict, fact, why, message } = finding
  const proof = fields.find((field) => field.fieldId === fieldId)
  return {
    code,
    severity,
    ...(fieldId !== undefined && { fieldId }),
    rules,
    conflict: conflict ?? (fieldId === undefined ? [] : rules.map((rule) => ({ fieldId, rule }))),
    witness: rules.length === 0 ? (proof?.witness ?? null) : null,
    message: keepsText.has(code) ? message : `${inWords(fact)} ${inWords(why)}`,
  }
}

/** The rule check's own texts are specified. */
const keepsText: ReadonlySet<string> = new Set(['no_field', 'cycle', 'no_condition', 'no_value'])

function withFollowers(finding: ProofFinding, others: readonly string[] = []): ProofFinding {
  return others.length === 0 ? finding : { ...finding, alsoFieldIds: [...new Set(others)] }
}

/** Required fields that accept no answer for a reason that core does not look for. */
function* impossibleFields(
  { logic, sending, fields }: ProvedFields,
  known: readonly ProofFinding[],
): Iterable<ProofFinding> {
  for (const position of sending.impossible) {
    const proof = fields[position]
    if (proof === undefined || proof.shown === 'never' || proof.witness === null) continue
    if (known.some(({ code, fieldId }) => code === 'cannot_be_sent' && fieldId === proof.fieldId))
      continue
    yield {
      code: 'cannot_be_sent',
      severity: 'error',
      fieldId: proof.fieldId,
      rules: [],
      conflict: [],
      witness: proof.witness,
      message: `${nameOf(logic.schema, position)} is required but accepts no answer, so visitors who see it cannot send the form.`,
    }
  }
}

/** Fields that show only while a required question is empty. */
function* goneBeforeSending(
  { logic, sending, fields }: ProvedFields,
  known: readonly ProofFinding[],
): Iterable<ProofFinding> {
  const isBlocked =
    known.some(({ code }) => code === 'cannot_be_sent') || sending.impossible.length > 0
  for (const [position, { fieldId, shown, sendable, witness }] of fields.entries()) {
    if (sendable !== false || (shown !== 'sometimes' && shown !== 'always')) continue
    if (isBlocked && sending.couldBeSent(position) !== false) continue
    yield {
      code: 'gone_before_sending',
      severity: 'warning',
      fieldId,
      rules: (logic.rules[position] ?? []).map(({ number }) => number),
      conflict: [],
      witness,
      message: `${nameOf(logic.schema, position)} can show while a visitor answers, but never in a form that can be sent.`,
    }
  }
}
