import { type Answer, answerTo, isBlank } from '@ramiform/core/answers'
import { defaultAnswers, isDefault } from '@ramiform/core/default-answer'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { fieldsByKey, readableKey } from '@ramiform/core/filling/readable-key'
import { limits } from '@ramiform/core/limits'

/** Query parameters as pairs, in order. A name may repeat. */
type Query = Iterable<readonly [name: string, value: string]>

interface AnswersInAddress {
  /** Valid answers to visible questions only. */
  readonly answers: ReadonlyMap<string, Answer>
  /** Query names that match a field of this form, whether or not their value was valid. */
  readonly names: readonly string[]
}

/**
 * Reads answers from the query of the page's address (decision 160). Each is validated like a typed answer. Invalid
 * answers and answers to hidden questions are left out. Answers that `filling` already has stay, except those that the
 * form starts with. The new ones are added to it.
 */
export function answersInAddress(filling: Filling, query: Query): AnswersInAddress {
  const questions = filling.fields.filter((field) => filling.rules(field)?.answerKind !== 'none')
  const byKey = fieldsByKey(questions)
  const names: string[] = []
  const values = new Map<Field, string[]>()
  for (const [name, value] of query) {
    const field = byKey.get(name) ?? byKey.get(readableKey(name))
    if (field === undefined) continue
    names.push(name)
    values.set(field, [...(values.get(field) ?? []), value])
  }
  const answers = new Map<string, Answer>()
  const defaults = defaultAnswers(filling) ?? {}
  for (const [field, given] of values) {
    const before = filling.answer(field.id)
    const isFree = before === undefined || isBlank(before) || isDefault(field, before)
    const answer = isFree ? answerOf(filling, field, given) : undefined
    if (answer === undefined) continue
    answers.set(field.id, answer)
    filling.setAnswer(field.id, answer)
  }
  // Removing an answer can hide another question, so repeat until every answer is valid and visible.
  for (let wrong = unfit(filling, answers); wrong.length > 0; wrong = unfit(filling, answers)) {
    for (const id of wrong) {
      answers.delete(id)
      filling.setAnswer(id, answerTo(defaults, id))
    }
  }
  return { answers, names }
}

function unfit(filling: Filling, answers: ReadonlyMap<string, Answer>): readonly string[] {
  filling.check()
  return [...answers.keys()].filter(
    (id) => !filling.isVisible(id) || filling.problem(id) !== undefined,
  )
}

/**
 * Answer from query values. Undefined when they cannot be typed or chosen in this field. The form validates the
 * answer later.
 */
function answerOf(filling: Filling, field: Field, values: readonly string[]): Answer | undefined {
  const { options } = field
  const { answerKind: kind, parts } = filling.rules(field) ?? {}
  // Files and payments cannot come from an address.
  if (kind !== 'text' && kind !== 'list') return undefined
  const own = (value: string) => (field.other && isStorable(value.trim()) ? value.trim() : [])
  const meant = values.flatMap((value) =>
    options ? (optionOf(options, value) ?? own(value)) : value,
  )
  const [first] = meant
  if (first === undefined || !isStorable(first)) return undefined
  if (kind === 'text') return first
  if (parts && field.type !== 'checkbox') return [...new Set(meant)]
  const texts = meant.filter((one) => !options?.includes(one))
  return [...(options ?? []).filter((option) => meant.includes(option)), ...new Set(texts)]
}

/** Option equal to the value, or the only option with the same readable key. */
function optionOf(options: readonly string[], value: string): string | undefined {
  if (options.includes(value)) return value
  const key = readableKey(value)
  const alike = options.filter((option) => key !== '' && readableKey(option) === key)
  return alike.length === 1 ? alike[0] : undefined
}

function isStorable(text: string): boolean {
  return text !== '' && text.length <= limits.answerCharacters && !text.includes('\0')
}
