import type { Answers } from '@ramiform/core/answers'
import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import type { FormSchema } from '@ramiform/core/form'
import { askedFields } from '@ramiform/core/payments/takes-payments'
import { namesOf } from './finding-words.ts'
import { areAllNeeded, type FormLogic } from './form-logic.ts'
import type { ProofFinding } from './proof-finding.ts'
import type { FieldProof, ProvedFields } from './prove-fields.ts'

/** A field that shows only while a required question is empty. */
export interface GoneField {
  readonly fieldId: string
  readonly rules: readonly number[]
  readonly witness: Answers | null
  /** ids of the required questions whose answers hide the field */
  readonly required: readonly string[]
  /** id of such a field that this one depends on */
  readonly from: string | undefined
}

export function* goneBeforeSending({ logic, sending, fields }: ProvedFields): Iterable<GoneField> {
  const gone = new Set<number>()
  for (const [position, { fieldId, shown, sendable }] of fields.entries()) {
    if (sendable === true || (shown !== 'sometimes' && shown !== 'always')) continue
    if (ownerOfLogic(fieldId) !== fieldId) continue
    if (sending.couldBeSent(position) === false) gone.add(position)
  }
  const idOf = (position: number) => fields[position]?.fieldId ?? ''
  for (const position of gone) {
    const from = logic.sources[position]?.find((source) => gone.has(source))
    yield {
      fieldId: idOf(position),
      rules: (logic.rules[position] ?? []).map(({ number }) => number),
      witness: fields[position]?.witness ?? null,
      required: requiredAndEmpty(logic, fields, position).map(idOf),
      from: from === undefined ? undefined : idOf(from),
    }
  }
}

/** Required questions that every visitor sees, and that must be empty for the field to show. */
function requiredAndEmpty(
  { schema, conditions, rules }: FormLogic,
  fields: readonly FieldProof[],
  position: number,
): readonly number[] {
  const condition = conditions[position]
  const asked = askedFields(schema)
  if (condition === undefined || condition === null) return []
  return (rules[position] ?? []).flatMap((one) => {
    const { rule, meaning } = one
    if (typeof meaning !== 'object' || rule.condition !== 'is_empty') return []
    const { source } = meaning
    const isAsked = asked[source]?.required === true && fields[source]?.shown === 'always'
    return isAsked && areAllNeeded(condition, [one]) ? [source] : []
  })
}

/** One finding for all fields that the same required questions hide, directly or through others. */
export function goneFindings(
  schema: FormSchema,
  positions: ReadonlyMap<string, number>,
  all: readonly GoneField[],
): readonly ProofFinding[] {
  const byId = new Map(all.map((one) => [one.fieldId, one]))
  const placeOf = (id: string) => positions.get(id) ?? 0
  /** the field that depends on no other such field */
  function firstOf(one: GoneField, seen: ReadonlySet<string> = new Set()): GoneField {
    const before = one.required.length === 0 ? byId.get(one.from ?? '') : undefined
    if (before === undefined || seen.has(one.fieldId)) return one
    return firstOf(before, new Set([...seen, one.fieldId]))
  }
  const groups = Map.groupBy(
    all.toSorted((a, b) => placeOf(a.fieldId) - placeOf(b.fieldId)),
    (one) => {
      const { required, fieldId } = firstOf(one)
      return required.length > 0 ? required.join() : ` ${fieldId}`
    },
  )
  return [...groups.values()].flatMap((group): readonly ProofFinding[] => {
    const [first = undefined, ...others] = group.toSorted(
      (a, b) => b.required.length - a.required.length,
    )
    if (first === undefined) return []
    const names = (ids: readonly string[]) => namesOf(schema, ids.map(placeOf))
    const hidden = names([first, ...others].map(({ fieldId }) => fieldId))
    const { required } = firstOf(first)
    const answered = names(required)
    const hiding =
      required.length === 0
        ? `Answering all required questions hides ${hidden}`
        : `Answering ${answered} hides ${hidden}, and ${answered} ${required.length === 1 ? 'is' : 'are'} required`
    const are = others.length === 0 ? `${hidden} is` : 'they are'
    return [
      {
        code: 'gone_before_sending',
        severity: 'warning',
        fieldId: first.fieldId,
        ...(others.length > 0 && { alsoFieldIds: others.map(({ fieldId }) => fieldId) }),
        rules: first.rules,
        conflict: [],
        witness: first.witness,
        message: `${hiding}, so ${are} always hidden when visitors send the form.`,
      },
    ]
  })
}
