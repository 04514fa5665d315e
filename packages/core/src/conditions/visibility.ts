import { type Answer, type Answers, answerTo } from '../answers.ts'
import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { fixedAnswer } from '../payments/fixed-price.ts'
import { compileForm, type Next } from './compile.ts'
import { asValue, nothing, type Reading, readAnswer } from './reading.ts'

/** The visible fields of a form, updated as answers change (decisions 1 to 10). */
export interface Visibility {
  /** False for an unknown id. */
  isVisible(fieldId: string): boolean
  /** Ids of visible fields in form order. */
  visible(): readonly string[]
  /** Sets one answer and re-evaluates its dependents. @returns ids whose visibility changed */
  setAnswer(fieldId: string, answer: Answer | undefined): readonly string[]
  /** Replaces all answers. Fields without an answer become empty. */
  setAnswers(answers: Answers): void
}

/**
 * Tracks visibility. Compiles the form once; a full evaluation is one pass, and a change re-evaluates only
 * dependents.
 */
export function createVisibility(
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
  answers: Answers = {},
): Visibility {
  const { ids, slots, starts, dependents } = compileForm(schema, fieldTypes)
  const fixed = new Map(schema.fields.map((field) => [field.id, fixedAnswer(field)]))
  const isRead = dependents.map((of) => of.length > 0)
  /** Answers by slot, only for fields that a rule reads. */
  const given: (Answer | undefined)[] = ids.map(() => undefined)
  const readings: Reading[] = ids.map(() => nothing)
  /** Readings that rules see; `nothing` for hidden fields. */
  const known = [...readings]
  const visible: boolean[] = ids.map((_, slot) => slot > 0)
  /** Slots to re-evaluate, in descending order, so that `pop` returns the lowest. */
  const queue: number[] = []
  const queued: boolean[] = ids.map(() => false)

  function meets(slot: number): boolean {
    let next: Next = starts[slot] ?? true
    while (typeof next !== 'boolean') {
      const answer = known[next.source] ?? nothing
      const { other } = next
      const value = other === undefined ? next.value : asValue(known[other] ?? nothing)
      next = next.holds(answer, value, next.asNumbers) ? next.yes : next.no
    }
    return next
  }

  function read(slot: number, answer: Answer | undefined) {
    if (answer === given[slot]) return
    given[slot] = answer
    readings[slot] = readAnswer(answer)
  }

  /** A hidden field has no answer for any rule (decision 2). */
  const readable = (slot: number) => (visible[slot] && readings[slot]) || nothing

  /** Publishes a field's reading to rules and queues its dependents. */
  function publish(slot: number) {
    const reading = readable(slot)
    if (known[slot] === reading) return
    known[slot] = reading
    for (const dependent of dependents[slot] ?? []) {
      if (queued[dependent]) continue
      queued[dependent] = true
      let place = queue.length
      let before = 0
      while (before < place) {
        const middle = (before + place) >> 1
        if ((queue[middle] ?? 0) > dependent) before = middle + 1
        else place = middle
      }
      queue.splice(place, 0, dependent)
    }
  }

  function setAnswer(fieldId: string, answer: Answer | undefined): readonly string[] {
    const changedSlot = slots.get(fieldId)
    if (!changedSlot || !isRead[changedSlot] || fixed.get(fieldId) !== undefined) return []
    read(changedSlot, answer)
    publish(changedSlot)
    const changed: string[] = []
    // Sources have lower slots than their dependents, so each field is evaluated once, after all its sources.
    for (let slot = queue.pop(); slot !== undefined; slot = queue.pop()) {
      queued[slot] = false
      const shows = meets(slot)
      if (shows === visible[slot]) continue
      visible[slot] = shows
      changed.push(ids[slot] ?? '')
      publish(slot)
    }
    return changed
  }

  function setAnswers(all: Answers) {
    for (let slot = 1; slot < ids.length; slot += 1) {
      const shows = meets(slot)
      visible[slot] = shows
      if (!isRead[slot]) continue
      const id = ids[slot] ?? ''
      read(slot, fixed.get(id) ?? answerTo(all, id))
      known[slot] = readable(slot)
    }
  }

  const isVisible = (fieldId: string) => visible[slots.get(fieldId) ?? 0] ?? false

  setAnswers(answers)
  return {
    isVisible,
    visible: () => schema.fields.map(({ id }) => id).filter(isVisible),
    setAnswer,
    setAnswers,
  }
}

/** Fields that are visible with these answers, in form order. */
export function visibleFields(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: AnswerRulesOf,
): readonly Field[] {
  const visibility = createVisibility(schema, fieldTypes, answers)
  return schema.fields.filter(({ id }) => visibility.isVisible(id))
}
