import { type Answer, isBlank } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { fieldsByKey, readableKey } from '@ramiform/core/filling/readable-key'
import { limits } from '@ramiform/core/limits'

/** Names of a query, and what each is given, in order. */
type Query = Iterable<readonly [name: string, value: string]>

interface AnswersInAddress {
  /** only what fits and shows */
  readonly answers: ReadonlyMap<string, Answer>
  /** the names that speak of a field of this form, whatever became of their values */
  readonly names: readonly string[]
}

/**
 * Answers from the query of the page address (decision 160). Each is checked like a typed answer: what does not fit
 * is left out, and so is what belongs to a question that does not show with all of them. What `filling` holds already
 * stays; what is brought along is in it afterwards.
 */
export function answersInAddress(filling: Filling, query: Query): AnswersInAddress {
  const byKey = fieldsByKey(filling.fields)
  const names: string[] = []
  const values = new Map<Field, string[]>()
  for (const [name, value] of query) {
    const field = byKey.get(name) ?? byKey.get(readableKey(name))
    if (field === undefined) continue
    names.push(name)
    values.set(field, [...(values.get(field) ?? []), value])
  }
  const answers = new Map<string, Answer>()
  for (const [field, given] of values) {
    const before = filling.answer(field.id)
    const answer =
      before === undefined || isBlank(before) ? answerOf(filling, field, given) : undefined
    if (answer === undefined) continue
    answers.set(field.id, answer)
    filling.setAnswer(field.id, answer)
  }
  // Without one answer another question may no longer show, so this goes on until nothing more is wrong.
  for (let wrong = unfit(filling, answers); wrong.length > 0; wrong = unfit(filling, answers)) {
    for (const id of wrong) {
      answers.delete(id)
      filling.setAnswer(id, undefined)
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

/** Undefined for what could not be typed or chosen here; its own check is the form's. */
function answerOf(filling: Filling, field: Field, values: readonly string[]): Answer | undefined {
  const { options } = field
  const kind = filling.answerKind(field)
  // To choose a file of theirs and to pay is for people to do.
  if (kind !== 'text' && kind !== 'list') return undefined
  const meant = values.flatMap((value) => (options ? (optionOf(options, value) ?? []) : value))
  const [first] = meant
  if (first === undefined || !isStorable(first)) return undefined
  return kind === 'list' ? options?.filter((option) => meant.includes(option)) : first
}

/** The option that is written so, or the only one of this readable key. */
function optionOf(options: readonly string[], value: string): string | undefined {
  if (options.includes(value)) return value
  const key = readableKey(value)
  const alike = options.filter((option) => key !== '' && readableKey(option) === key)
  return alike.length === 1 ? alike[0] : undefined
}

function isStorable(text: string): boolean {
  return text !== '' && text.length <= limits.answerCharacters && !text.includes('\0')
}
