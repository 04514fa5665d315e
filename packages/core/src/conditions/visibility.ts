import { type Answer, type Answers, answerTo } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { compileForm, type Next } from './compile.ts'
import { addTo, takeLeast } from './queue.ts'
import { nothing, type Reading, readAnswer } from './reading.ts'

/** Which fields a form shows, kept up to date as answers change (decisions 1 to 10). */
export interface Visibility {
  /** false for an id that the form does not have */
  isVisible(fieldId: string): boolean
  /** ids in form order */
  visible(): readonly string[]
  /** Takes one answer; only what can change is looked at again. Gives the ids whose visibility changed. */
  setAnswer(fieldId: string, answer: Answer | undefined): readonly string[]
  /** Takes all answers; those absent become empty. */
  setAnswers(answers: Answers): void
}

const noIds: readonly string[] = []

/** Compiles the form once. A full evaluation is one pass; a change is followed through the index of dependents. */
export function createVisibility(
  schema: FormSchema,
  fieldTypes: FieldTypes,
  answers: Answers = {},
): Visibility {
  const { ids, slots, starts, dependents } = compileForm(schema, fieldTypes)
  const isRead = dependents.map((of) => of.length > 0)
  const formOrder = schema.fields.map(({ id }) => slots.get(id) ?? 0)
  /** what was given; only fields that some rule reads are read at all */
  const given: (Answer | undefined)[] = ids.map(() => undefined)
  const readings: Reading[] = ids.map(() => nothing)
  /** what rules see: a hidden field has no answer (decision 2) */
  const known: Reading[] = ids.map(() => nothing)
  const visible: boolean[] = ids.map((_, slot) => slot > 0)
  const waiting: boolean[] = ids.map(() => false)
  const queue: number[] = []

  function meets(slot: number): boolean {
    let next: Next = starts[slot] ?? true
    while (typeof next !== 'boolean') {
      const answer = known[next.source] ?? nothing
      next = next.holds(answer, next.value, next.asNumbers) ? next.yes : next.no
    }
    return next
  }

  function read(slot: number, answer: Answer | undefined) {
    if (answer === given[slot]) return
    given[slot] = answer
    readings[slot] = readAnswer(answer)
  }

  /** Lets rules see what a field now says, and puts those that read it in the queue. */
  function tell(slot: number) {
    const reading = visible[slot] ? (readings[slot] ?? nothing) : nothing
    if (known[slot] === reading) return
    known[slot] = reading
    for (const dependent of dependents[slot] ?? []) {
      if (waiting[dependent]) continue
      waiting[dependent] = true
      addTo(queue, dependent)
    }
  }

  function setAnswer(fieldId: string, answer: Answer | undefined): readonly string[] {
    const changedSlot = slots.get(fieldId)
    if (changedSlot === undefined || !isRead[changedSlot]) return noIds
    read(changedSlot, answer)
    tell(changedSlot)
    const changed: string[] = []
    // Sources have lower slots than their dependents, so each field is looked at once, after all it reads.
    for (let slot = takeLeast(queue); slot !== undefined; slot = takeLeast(queue)) {
      waiting[slot] = false
      const now = meets(slot)
      if (now === visible[slot]) continue
      visible[slot] = now
      changed.push(ids[slot] ?? '')
      tell(slot)
    }
    return changed
  }

  function setAnswers(all: Answers) {
    for (let slot = 1; slot < ids.length; slot += 1) {
      const shows = meets(slot)
      visible[slot] = shows
      if (!isRead[slot]) continue
      read(slot, answerTo(all, ids[slot] ?? ''))
      known[slot] = shows ? (readings[slot] ?? nothing) : nothing
    }
  }

  setAnswers(answers)
  return {
    isVisible: (fieldId) => visible[slots.get(fieldId) ?? 0] ?? false,
    visible: () => formOrder.filter((slot) => visible[slot]).map((slot) => ids[slot] ?? ''),
    setAnswer,
    setAnswers,
  }
}

/** The fields that these answers show, in form order. */
export function visibleFields(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: FieldTypes,
): readonly Field[] {
  const visibility = createVisibility(schema, fieldTypes, answers)
  return schema.fields.filter(({ id }) => visibility.isVisible(id))
}
