import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { type Dependencies, dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { decidedBy, ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { readingOffers } from '@ramiform/core/conditions/offer-dependencies'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import { fieldOfRequirement } from '@ramiform/core/conditions/requirement-fields'
import { ruleWithSections, withoutSections } from '@ramiform/core/conditions/without-sections'
import { findTextAndEndingProblems } from '@ramiform/core/findings/check-endings'
import { findProblems } from '@ramiform/core/findings/find-problems'
import type { Finding, RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { readingFormulas } from '@ramiform/core/reading-formulas'
import { withAmountsAsFields } from './amounts-as-fields.ts'
import { nameIn, namesOf } from './finding-words.ts'
import { partsOf } from './form-parts.ts'
import { gaps } from './gaps.ts'
import { goneFindings } from './gone-before-sending.ts'
import type { NeverShown } from './never-shown.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { FieldProof } from './prove-fields.ts'
import { asProof, type PartProof, provePart } from './prove-part.ts'
import type { ProvingContext } from './proving-context.ts'
import type { Sendable } from './sending.ts'

/** Everything that is proved about a form. */
export interface Proof {
  /** in form order */
  readonly fields: readonly FieldProof[]
  /** By id of the section. A section shows while its own logic holds. Absent in forms without sections. */
  readonly sections?: readonly FieldProof[]
  /** errors first, then warnings and hints, each in form order */
  readonly findings: readonly ProofFinding[]
}

/** Proves one form again and again while it is edited. */
export interface Prover {
  /** The same as `prove`, for the form as it is now. Parts of the form that did not change are not proved again. */
  prove(schema: FormSchema): Proof
}

/** Steps for a whole form, about a second of work at most. Parts take them in form order. */
const stepsOfForm = 5_000_000

interface KnownPart {
  readonly proof: PartProof
  /** steps that the part could have taken */
  readonly available: number
}

/** A prover that keeps what it proved about the last form. `mostSteps` limits its work on one form. */
export function createProver(
  context: ProvingContext,
  { mostSteps = stepsOfForm }: { readonly mostSteps?: number } = {},
): Prover {
  let known = new Map<string, KnownPart>()
  return {
    prove(given) {
      const shaped = withSectionsAsFields(withNamesInTexts(given))
      const problems = findProblems(shaped, context)
      const schema = withAmountsAsFields(shaped)
      const dependencies = dependenciesOf(readingOffers(readingFormulas(schema)))
      const kept = new Map<string, KnownPart>()
      let available = mostSteps
      const proofs = partsOf(schema, problems, dependencies, context).map((part) => {
        const key = JSON.stringify(part)
        const before = known.get(key)
        const proof =
          before !== undefined && isReusable(before, available)
            ? before
            : { proof: provePart(part, context, available), available }
        kept.set(key, proof)
        available = Math.max(0, available - proof.proof.steps)
        return proof.proof
      })
      known = kept
      return together(given, schema, dependencies, problems, proofs, context)
    },
  }
}

/** A limit that was not met makes no difference. */
const isReusable = ({ proof, available }: KnownPart, now: number) =>
  available === now || (proof.steps < available && proof.steps < now)

const severities = ['error', 'warning', 'hint']

function together(
  given: FormSchema,
  schema: FormSchema,
  dependencies: Dependencies,
  problems: readonly Finding[],
  parts: readonly PartProof[],
  context: ProvingContext,
): Proof {
  const sent = parts.map(({ canBeSent }) => canBeSent)
  const whole: Sendable = sent.includes(false)
    ? false
    : sent.includes('undecided')
      ? 'undecided'
      : true
  const proofs = new Map(
    parts
      .flatMap(({ fields }) => fields)
      .map((field) => [
        field.fieldId,
        whole === true || field.shown === 'never' ? field : { ...field, sendable: whole },
      ]),
  )
  const findings = [
    ...problems
      .filter(({ fieldId }) => fieldId === undefined)
      .map((finding) => asProof(finding, null)),
    ...findTextAndEndingProblems(given).map((finding) => asProof(finding, null)),
    ...withCauses(schema, dependencies, parts),
    ...parts.flatMap(({ others }) => others),
    ...goneFindings(
      schema,
      dependencies.positions,
      parts
        .flatMap(({ goneBeforeSending }) => goneBeforeSending)
        .filter(({ fieldId }) => proofs.get(fieldId)?.sendable === false),
    ),
    ...gapsOf(given, dependencies, context),
  ]
  const place = ({ fieldId }: ProofFinding) => dependencies.positions.get(fieldId ?? '') ?? -1
  return {
    fields: given.fields.flatMap(({ id }) => proofs.get(id) ?? []),
    ...(given.sections?.length && {
      sections: given.sections.flatMap(({ id }) => proofs.get(id) ?? []),
    }),
    findings: findings.toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) || place(a) - place(b),
    ),
  }
}

/** Gaps name rules by their number in a field's whole logic. */
function gapsOf(
  schema: FormSchema,
  dependencies: Dependencies,
  context: ProvingContext,
): Iterable<ProofFinding> {
  if (!schema.sections?.length) return gaps(schema, dependencies, context)
  const whole = withoutSections(schema)
  return [...gaps(whole, dependenciesOf(whole), context)].map((finding) => ({
    ...finding,
    conflict: finding.conflict.map((ref) => ruleWithSections(schema, ref)),
  }))
}

/** True for a requirement and for the condition of an option. */
const isPartOfField = (fieldId: string) => ownerOfLogic(fieldId) !== fieldId

function neverCode(fieldId: string): Pick<ProofFinding, 'code' | 'severity'> {
  if (fieldOfRequirement(fieldId) !== undefined)
    return { code: 'never_required', severity: 'warning' }
  if (offerOfId(fieldId) !== undefined) return { code: 'never_offered', severity: 'warning' }
  return { code: 'never_shown', severity: 'error' }
}

/**
 * Questions that only an option would show which is never offered.
 *
 * @param needed the rules of the first question that need the option
 */
function neverShownByOffer(
  schema: FormSchema,
  positions: Dependencies['positions'],
  { fieldId: offer, conflict, reason }: NeverShown,
  questions: readonly string[],
  needed: readonly RuleRef[],
): ProofFinding {
  const [fieldId = '', ...others] = questions
  const place = (id: string) => positions.get(id) ?? 0
  const names = namesOf(schema, questions.map(place))
  const option = nameIn(schema, place(offer))
  return {
    code: 'never_shown',
    severity: 'error',
    fieldId,
    ...(others.length > 0 && { alsoFieldIds: others }),
    rules: needed.filter((ref) => ref.fieldId === fieldId).map(({ rule }) => rule),
    conflict: [...needed, ...conflict],
    witness: null,
    message: `${names} ${others.length === 0 ? 'is never shown, because it needs' : 'are never shown, because they need'} ${option}, which is never offered${reason(true)}.`,
  }
}

/** What core found, and one finding for each other cause of fields that are never shown. */
function withCauses(
  schema: FormSchema,
  { positions }: Dependencies,
  parts: readonly PartProof[],
): readonly ProofFinding[] {
  const following = new Map(parts.flatMap((part) => [...part.followers]))
  const causeOf = new Map([...following].map(([id, { cause }]) => [id, cause]))
  const causes = new Map(
    parts.flatMap(({ neverShown }) => neverShown).map((cause) => [cause.fieldId, cause]),
  )
  // A section that is never shown is the one cause for all its fields.
  for (const { id, section = '' } of schema.fields) {
    if (!causes.has(section) || !causes.has(id)) continue
    causes.delete(id)
    causeOf.set(id, section)
  }
  const followers = Map.groupBy(
    schema.fields
      .map(({ id }) => id)
      // What follows for a requirement or an option is told at the source.
      .filter((id) => causeOf.has(id) && !causes.has(id) && !isPartOfField(id)),
    (id) => {
      let cause = causeOf.get(id)
      const seen = new Set([id])
      while (cause !== undefined && !causes.has(cause) && !seen.has(cause)) {
        seen.add(cause)
        cause = causeOf.get(cause)
      }
      return cause
    },
  )
  /** by finding that core made: the fields that are never shown for its reason */
  const explained = new Map<string, string[]>()
  const keyOf = ({ code, fieldId, rules }: ProofFinding) => `${code} ${fieldId} ${rules}`
  const covered = new Set<string>()
  const never: ProofFinding[] = []
  for (const cause of causes.values()) {
    const { fieldId, rules, conflict, reason, known } = cause
    const others = followers.get(fieldId) ?? []
    if (known !== null) {
      const all = explained.get(keyOf(known)) ?? []
      explained.set(keyOf(known), [
        ...all,
        ...[fieldId, ...others].filter((id) => id !== known.fieldId && !isPartOfField(id)),
      ])
      continue
    }
    for (const { fieldId: reader, rule } of conflict) covered.add(`${reader} ${rule}`)
    if (offerOfId(fieldId) !== undefined && others.length > 0) {
      const needed = following.get(others[0] ?? '')?.conflict ?? []
      never.push(neverShownByOffer(schema, positions, cause, others, needed))
      continue
    }
    const all = [fieldId, ...others]
    const names = namesOf(
      schema,
      all.map((id) => positions.get(id) ?? 0),
    )
    const dependents = ['', ', and the other depends on it', ', and the others depend on it'][
      Math.min(others.length, 2)
    ]
    never.push({
      ...neverCode(fieldId),
      fieldId,
      ...(others.length > 0 && { alsoFieldIds: others }),
      rules,
      conflict,
      witness: null,
      message: `${names} ${all.length === 1 ? 'is' : 'are'} never ${decidedBy(schema.fields[positions.get(fieldId) ?? -1])}${reason(all.length === 1)}${dependents}.`,
    })
  }
  const known = parts
    .flatMap((part) => part.known)
    // An error about the same rule says more than the warning.
    .filter(
      ({ severity, code, conflict }) =>
        severity === 'error' ||
        code === 'later_source' ||
        !conflict.some(({ fieldId, rule }) => covered.has(`${fieldId} ${rule}`)),
    )
    .map((finding) => {
      const others = explained.get(keyOf(finding))
      return others === undefined || others.length === 0
        ? finding
        : { ...finding, alsoFieldIds: [...new Set(others)] }
    })
  return [...known, ...never]
}
