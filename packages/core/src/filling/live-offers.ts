import type { Answer } from '../answers.ts'
import { type NotOffered, offersOf } from '../conditions/offers.ts'
import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import type { Filling } from './filling.ts'

/** The options that are not offered now, as a text that changes with them. */
export interface LiveOffers {
  now(): string
  subscribe(listener: () => void): () => void
}

/**
 * From now on, leaves options out of the fields of a filling while their condition does not hold, and removes them from
 * answers. They do not return to an answer (decision 650). Values are computed by another part, so in forms with values
 * this happens when the current task ends.
 */
export function liveOffers(
  filling: Filling,
  schema: FormSchema,
  fieldTypes: AnswerRulesOf,
): LiveOffers {
  const offers = offersOf(schema, fieldTypes)
  const { fields, hiddenFields = [], values = [] } = schema
  const plain = new Map(filling.fields.map((field) => [field.id, field]))
  let now = ''
  let isUpdating = false

  /** The field with all of its options. Other parts may have changed its texts, and whether it is required. */
  function whole(field: Field): Field {
    const { options, shown, required, requiredWhen, optionsWhen } = plain.get(field.id) ?? field
    if (optionsWhen === undefined) return field
    return { ...field, options, shown, requiredWhen, ...(requiredWhen ? {} : { required }) }
  }

  function update() {
    if (offers === null) return
    for (;;) {
      const typed = new Map<string, Answer>()
      for (const { id } of [...fields, ...hiddenFields, ...values]) {
        const answer = filling.answer(id)
        if (answer !== undefined) typed.set(id, answer)
      }
      const { answers, notOffered } = offers.settle(Object.fromEntries(typed))
      // One at a time: values that read it are computed again before the next choice is decided.
      const changed = [...notOffered.keys()].find((id) => answers[id] !== typed.get(id))
      if (changed !== undefined) {
        filling.setAnswer(changed, answers[changed])
        continue
      }
      const next = asText(notOffered)
      if (next === now) return
      now = next
      filling.setFields(offers.decide(filling.fields.map(whole), notOffered))
      return
    }
  }

  function run() {
    // Removed options call this function again.
    isUpdating = true
    update()
    isUpdating = false
  }

  function follow() {
    if (isUpdating) return
    if (values.length === 0) return run()
    isUpdating = true
    void Promise.resolve().then(run)
  }

  run()
  for (const id of offers?.readIds ?? []) filling.subscribeField(id, follow)
  return { now: () => now, subscribe: filling.subscribe }
}

function asText(notOffered: NotOffered): string {
  return JSON.stringify([...notOffered].map(([id, options]) => [id, ...options]))
}
