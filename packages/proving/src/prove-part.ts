import type { Answers } from '@ramiform/core/answers'
import { countOwnRules } from '@ramiform/core/conditions/without-sections'
import type { Finding, RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { nameIn } from './finding-words.ts'
import type { FormLogic } from './form-logic.ts'
import { type GoneField, goneBeforeSending } from './gone-before-sending.ts'
import { needlessRules } from './needless-rules.ts'
import { type Follower, type NeverShown, neverShown } from './never-shown.ts'
import { offersOfNothing } from './offers-of-nothing.ts'
import { offersOfTooFew } from './offers-of-too-few.ts'
import type { ProofFinding } from './proof-finding.ts'
import { type FieldProof, type ProvedFields, proveFields } from './prove-fields.ts'
import type { ProvingContext } from './proving-context.ts'
import { amountPosition, requirementOf, type Sendable } from './sending.ts'
import { whyImpossible } from './why-impossible.ts'

/** Some fields of a form, with everything that decides about them. */
export interface FormPart {
  /** the fields and their ancestors, in form order, each with a label */
  readonly schema: FormSchema
  /** ids of the fields to decide about */
  readonly own: readonly string[]
  /** what core finds about these fields */
  readonly problems: readonly Finding[]
}

/** What is proved about the own fields of a part. */
export interface PartProof {
  /** in form order; `sendable` as if the rest of the form could be sent */
  readonly fields: readonly FieldProof[]
  /** Whether the part can be sent at all. */
  readonly canBeSent: Sendable
  /** what core found, with what proves it */
  readonly known: readonly ProofFinding[]
  readonly neverShown: readonly NeverShown[]
  /** fields that are never shown because another one is not, by id */
  readonly followers: ReadonlyMap<string, Follower>
  readonly others: readonly ProofFinding[]
  /** counts once the field is not sendable */
  readonly goneBeforeSending: readonly GoneField[]
  /** steps that the search took */
  readonly steps: number
}

export function provePart(
  { schema, own, problems }: FormPart,
  context: ProvingContext,
  mostSteps: number,
): PartProof {
  const proved = proveFields(schema, context, mostSteps, unanswerableIn(problems))
  const isOwn = new Set(own)
  const known = problems
    .filter((finding) => isReachable(finding, proved))
    .map((finding) => asProof(finding, witnessOf(finding, proved)))
  const keyOf = ({ fieldId, rule }: RuleRef) => `${fieldId} ${rule}`
  const byRule = new Map(
    known
      .filter(({ code }) => code !== 'later_source')
      .flatMap((finding) => finding.conflict.map((ref) => [keyOf(ref), finding] as const)),
  )
  const { causes, followers } = neverShown(
    proved,
    (ref) => {
      const finding = byRule.get(keyOf(ref))
      return finding?.severity === 'error' ? finding : undefined
    },
    whyImpossible(problems),
  )
  const idOf = (position: number) => proved.fields[position]?.fieldId ?? ''
  const others = [
    ...needlessRules(
      proved,
      (position) => isOwn.has(idOf(position)),
      ({ reader, number }) => byRule.has(keyOf({ fieldId: idOf(reader), rule: number })),
    ),
    ...impossibleFields(proved, known),
    ...offersOfNothing(proved),
    ...offersOfTooFew(proved),
  ]
  const ofOwn = <One extends { readonly fieldId?: string }>(all: Iterable<One>): readonly One[] =>
    [...all].filter(({ fieldId }) => isOwn.has(fieldId ?? ''))
  return {
    fields: ofOwn(proved.fields),
    canBeSent: proved.sending.whole,
    known: ofOwn(known),
    neverShown: ofOwn(causes),
    followers: new Map([...followers].filter(([fieldId]) => isOwn.has(fieldId))),
    others: withOwnRules(schema, ofOwn(others)),
    goneBeforeSending: withOwnRules(schema, ofOwn(goneBeforeSending(proved))),
    steps: mostSteps - proved.clauses.solver.stepsLeft,
  }
}

/**
 * Findings about a field without the rules of its section. One about those only is told at the section. The rules that
 * put endings in order are nobody's to change.
 */
function withOwnRules<One extends { readonly fieldId?: string; readonly rules: readonly number[] }>(
  { fields, sections = [] }: FormSchema,
  findings: readonly One[],
): readonly One[] {
  if (sections.length === 0 && !fields.some(({ ending }) => ending)) return findings
  return findings.flatMap((finding) => {
    const field = fields.find(({ id }) => id === finding.fieldId)
    const isInside = sections.some(
      ({ id, conditional }) => id === field?.section && conditional !== undefined,
    )
    const hasOthers = isInside || field?.ending
    if (field === undefined || !hasOthers || finding.rules.length === 0) return [finding]
    const own = countOwnRules(field)
    const rules = finding.rules.filter((rule) => rule <= own)
    return rules.length === 0 ? [] : [{ ...finding, rules }]
  })
}

/** Ids of fields that core says accept no answer. */
export const unanswerableIn = (problems: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    problems.flatMap(({ code, fieldId }) =>
      code === 'cannot_be_sent' || code === 'cannot_be_answered' ? (fieldId ?? []) : [],
    ),
  )

/** False for a required field that is never shown, because visitors never see it. */
function isReachable({ code, fieldId }: Finding, { fields }: ProvedFields): boolean {
  const shown = fields.find((field) => field.fieldId === fieldId)?.shown
  return code !== 'cannot_be_sent' || shown !== 'never'
}

/** The answers that lead to a question with a problem. */
function witnessOf({ fieldId }: Finding, { fields }: ProvedFields): Answers | null {
  return fields.find((field) => field.fieldId === fieldId)?.witness ?? null
}

/** A problem that core finds, with what proves it. */
export function asProof(finding: Finding, witness: Answers | null): ProofFinding {
  const { code, severity, fieldId, rules, conflict, message } = finding
  return {
    code,
    severity,
    ...(fieldId !== undefined && { fieldId }),
    rules,
    conflict: conflict ?? (fieldId === undefined ? [] : rules.map((rule) => ({ fieldId, rule }))),
    witness: rules.length === 0 ? witness : null,
    message,
  }
}

/** @param isAlways false for a field that is required only for some answers */
function cannotBeSent(logic: FormLogic, position: number, isAlways: boolean): string {
  const name = nameIn(logic.schema, position)
  if (amountPosition(logic, position) !== undefined) {
    return isAlways
      ? `${name} is required, but no answers to other questions give it an amount to charge, so visitors who see this question cannot send the form.`
      : `No answers to other questions give ${name} an amount to charge, so visitors who must pay cannot send the form.`
  }
  return isAlways
    ? `${name} is required but accepts no answer, so visitors who see this question cannot send the form.`
    : `${name} accepts no answer, so visitors who must answer this question cannot send the form.`
}

/** Required fields that accept no answer for a reason that core does not look for. */
function* impossibleFields(
  proved: ProvedFields,
  known: readonly ProofFinding[],
): Iterable<ProofFinding> {
  const { logic, sending, fields } = proved
  for (const position of sending.impossible) {
    const proof = fields[position]
    if (proof === undefined || proof.shown === 'never' || proof.witness === null) continue
    const requirement = requirementOf(logic, position)
    if (requirement !== undefined) {
      yield* impossibleWhenRequired(proved, position, requirement)
      continue
    }
    if (known.some(({ code, fieldId }) => code === 'cannot_be_sent' && fieldId === proof.fieldId))
      continue
    yield {
      code: 'cannot_be_sent',
      severity: 'error',
      fieldId: proof.fieldId,
      rules: [],
      conflict: [],
      witness: proof.witness,
      message: cannotBeSent(logic, position, true),
    }
  }
}

/** The same for a field that is required only for some answers, if some state shows and requires it. */
function* impossibleWhenRequired(
  { logic, clauses, reach }: ProvedFields,
  position: number,
  requirement: number,
): Iterable<ProofFinding> {
  const both = [position, requirement]
  const goal = both.map((one) => clauses.visible[one] ?? clauses.always)
  const reached = reach.smallestFor(goal, both, (answers) => reach.areShown(both, answers))
  if (reached.kind !== 'reached') return
  yield {
    code: 'cannot_be_sent',
    severity: 'error',
    fieldId: logic.schema.fields[position]?.id ?? '',
    rules: [],
    conflict: [],
    witness: reached.witness,
    message: cannotBeSent(logic, position, false),
  }
}
