import { type Answer, type Answers, answerTo } from '../answers.ts'
import type { Field } from '../field.ts'
import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { compileForm, shown } from './compile.ts'
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
  const { ids, slots, starts, steps, dependents } = compileForm(schema, fieldTypes)
  /** what was given; only fields that some rule reads are read at all */
  const given: (Answer | undefined)[] = ids.map(() => undefined)
  const readings: Reading[] = ids.map(() => nothing)
  /** what rules see: a hidden field has no answer (decision 2) */
  const known: Reading[] = ids.map(() => nothing)
  const visible: boolean[] = ids.map(() => true)
  const waiting: boolean[] = ids.map(() => false)
  const queue: number[] = []

  function meets(slot: number): boolean {
    let at = starts[slot] ?? shown
    for (let step = steps[at]; step !== undefined; step = steps[at]) {
      const answer = known[step.source] ?? nothing
      at = step.holds(answer, step.value, step.asNumbers) ? step.yes : step.no
    }
    return at === shown
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
    if (changedSlot === undefined || dependents[changedSlot]?.length === 0) return noIds
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
      const isRead = dependents[slot]?.length !== 0
      if (isRead) read(slot, answerTo(all, ids[slot] ?? ''))
      const now = meets(slot)
      visible[slot] = now
      if (isRead) known[slot] = now ? (readings[slot] ?? nothing) : nothing
    }
  }

  setAnswers(answers)
  return {
    isVisible: (fieldId) => visible[slots.get(fieldId) ?? -1] ?? false,
    visible: () => schema.fields.flatMap(({ id }) => (visible[slots.get(id) ?? -1] ? id : [])),
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
