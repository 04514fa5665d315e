import { type Answer, type Answers, answerTo, isList } from '../answers.ts'
import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { allReadBy, offersIn, readsInForm, withOffersAsFields } from './offer-fields.ts'
import { offerId } from './offer-ids.ts'
import { createVisibility } from './visibility.ts'

/** Options that are not offered, by field id. Absent for a field that offers all of its options. */
export type NotOffered = ReadonlyMap<string, ReadonlySet<string>>

export interface SettledOffers {
  /** The answers without options that are not offered. The same object if nothing changes. */
  readonly answers: Answers
  readonly notOffered: NotOffered
}

/** Computes the values of a form, which conditions of options may read. Forms without values need none. */
export type ComputeValues = (
  schema: FormSchema,
  answers: Answers,
  fieldTypes: AnswerRulesOf,
) => Readonly<Record<string, string>>

/** Decides which options of a form are offered for given answers (decision 649). */
export interface Offers {
  /** Choices with such options, and the fields that their conditions read. */
  readonly readIds: ReadonlySet<string>
  settle(answers: Answers): SettledOffers
  /** The same fields with the options that they offer. Unchanged fields stay the same objects. */
  decide(fields: readonly Field[], notOffered: NotOffered): readonly Field[]
}

interface Choice {
  readonly field: Field
  readonly offers: readonly { readonly id: string; readonly option: string }[]
}

/** Cache by form: forms are immutable, and compiling takes longer than deciding. */
const known = new WeakMap<FormSchema, { whole: FormSchema; choices: readonly Choice[] }>()

function choicesOf(schema: FormSchema) {
  const same = known.get(schema)
  if (same !== undefined) return same
  const reads = readsInForm(schema)
  const order = new Set<string>()
  for (const { id } of schema.fields) allReadBy(id, reads, order)
  const choices = [...order].flatMap((id): readonly Choice[] => {
    const field = schema.fields.find((one) => one.id === id)
    const own = field ? offersIn(field, schema) : []
    if (field === undefined || own.length === 0) return []
    return [{ field, offers: own.map(({ option, at }) => ({ id: offerId(field.id, at), option })) }]
  })
  const made = { whole: withOffersAsFields(schema), choices }
  known.set(schema, made)
  return made
}

/**
 * Null for a form that always offers all options.
 *
 * @param computeValues absent where values are among the answers
 */
export function offersOf(
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
  computeValues?: ComputeValues,
): Offers | null {
  if (!schema.fields.some(({ optionsWhen }) => optionsWhen)) return null
  const { whole, choices } = choicesOf(schema)
  if (choices.length === 0) return null

  function settle(given: Answers): SettledOffers {
    const answers = new Map(Object.entries(given))
    const notOffered = new Map<string, ReadonlySet<string>>()
    const visibility = createVisibility(whole, fieldTypes, given)
    // Choices come after all that their conditions read, so each is settled once.
    for (const { field, offers } of choices) {
      const computed = computeValues?.(schema, Object.fromEntries(answers), fieldTypes)
      for (const { id } of (computed && schema.values) ?? []) {
        visibility.setAnswer(id, computed?.[id])
      }
      const missing = new Set(
        offers.flatMap(({ id, option }) => (visibility.isVisible(id) ? [] : [option])),
      )
      if (missing.size === 0) continue
      notOffered.set(field.id, missing)
      const answer = answerTo(given, field.id)
      const left = withoutOptions(answer, missing)
      if (left === answer) continue
      if (left === undefined) answers.delete(field.id)
      else answers.set(field.id, left)
      visibility.setAnswer(field.id, left)
    }
    const isSame = [...answers].every(([id, answer]) => answerTo(given, id) === answer)
    return {
      // Build from entries, since assigning to a field called `__proto__` would set the prototype.
      answers:
        isSame && answers.size === Object.keys(given).length ? given : Object.fromEntries(answers),
      notOffered,
    }
  }

  return {
    readIds: new Set(
      choices.flatMap(({ field }) => [
        field.id,
        ...offersIn(field, schema).flatMap(({ when }) => sourcesOf(when)),
      ]),
    ),
    settle,
    decide: (fields, notOffered) =>
      fields.map((field) => offering(field, notOffered.get(field.id))),
  }
}

function withoutOptions(
  answer: Answer | undefined,
  missing: ReadonlySet<string>,
): Answer | undefined {
  if (typeof answer === 'string') return missing.has(answer) ? undefined : answer
  if (!isList(answer) || !answer.some((item) => missing.has(item))) return answer
  return answer.filter((item) => !missing.has(item))
}

/** A choice that offers nothing is not required, since visitors could not answer it (decision 651). */
function offering(field: Field, missing: ReadonlySet<string> | undefined): Field {
  if (missing === undefined) return field
  const { options = [], shown } = field
  const isOffered = (_: string, at: number) => !missing.has(options[at] ?? '')
  const left = options.filter(isOffered)
  const isEmpty = left.length === 0 && field.other === undefined
  return {
    ...field,
    options: left,
    ...(shown && { shown: shown.filter(isOffered) }),
    ...(isEmpty && { required: false, requiredWhen: undefined }),
  }
}
