import { type Answer, type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import { english } from '@ramiform/core/built-in-texts/en'
import { offersOf } from '@ramiform/core/conditions/offers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { withoutDayLimits } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { checkAnswer } from '@ramiform/core/validation/check-answer'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { fieldTypes } from '@ramiform/fields'
import { answersOf } from './random-forms.ts'

const context = { fieldTypes, patterns: null, words: english }

export interface Seen {
  /** fewest answers that show the field; null when no state does */
  readonly shownBy: number | null
  readonly hiddenBy: number | null
  readonly sendable: boolean
}

/** Tries every combination of answers. Null when there are too many. */
export function bruteForce(
  schema: FormSchema,
  most: number,
  answersOfType = answersOf,
): readonly Seen[] | null {
  const read = readIn(schema)
  const choices = choicesOf(schema, new Set([...read, ...withOffers(schema)]), answersOfType)
  if (choices.reduce((product, { length }) => product * length, 1) > most) return null
  const seen = schema.fields.map(() => ({
    shownBy: null as number | null,
    hiddenBy: null as number | null,
    sendable: false,
  }))
  const visibility = createVisibility(schema, fieldTypes)
  const offers = offersOf(schema, fieldTypes)
  const answers: Record<string, Answer> = {}
  function tryAll(at: number) {
    const field = schema.fields[at]
    if (field === undefined) {
      look()
      return
    }
    for (const answer of choices[at] ?? []) {
      if (answer === undefined) delete answers[field.id]
      else answers[field.id] = answer
      visibility.setAnswer(field.id, answer)
      tryAll(at + 1)
    }
    delete answers[field.id]
    visibility.setAnswer(field.id, undefined)
  }
  function look() {
    // Answers to hidden fields do not count, and fields that no rule reads may stay empty.
    const seenAnswers = offers?.settle(answers).answers ?? answers
    if (offers !== null) visibility.setAnswers(seenAnswers)
    const counted = Object.keys(seenAnswers).filter(
      (id) => read.has(id) && visibility.isVisible(id) && !isEmpty(answerTo(seenAnswers, id)),
    ).length
    const open = seen.some(
      ({ sendable }, at) => !sendable && visibility.isVisible(schema.fields[at]?.id ?? ''),
    )
    const canBeSent =
      open && checkSubmission(schema, answers as Answers, context).problems.length === 0
    for (const [at, one] of seen.entries()) {
      const isVisible = visibility.isVisible(schema.fields[at]?.id ?? '')
      if (isVisible) {
        one.shownBy = Math.min(one.shownBy ?? counted, counted)
        one.sendable ||= canBeSent
      } else one.hiddenBy = Math.min(one.hiddenBy ?? counted, counted)
    }
  }
  tryAll(0)
  return seen
}

const readIn = (schema: FormSchema): ReadonlySet<string> =>
  new Set(
    [
      ...[...schema.fields, ...(schema.sections ?? [])].map(({ conditional }) => conditional),
      ...schema.fields.map(({ requiredWhen }) => requiredWhen),
      ...schema.fields.flatMap(({ optionsWhen = [] }) => optionsWhen.map(({ when }) => when)),
    ].flatMap((logic) => (logic ? sourcesOf(logic) : [])),
  )

/** Choices some of whose options are not always offered: one answer does not stand for all. */
const withOffers = (schema: FormSchema): readonly string[] =>
  schema.fields.flatMap(({ id, optionsWhen }) => (optionsWhen ? [id] : []))

/** The answers to try for each field. */
function choicesOf(
  schema: FormSchema,
  read: ReadonlySet<string>,
  answersOfType: typeof answersOf,
): readonly (readonly (Answer | undefined)[])[] {
  return schema.fields.map((field) => {
    const all = answersOfType[field.type] ?? []
    const accepted = all.filter(
      (answer) => checkAnswer(whileFilling(field), answer, context) === null,
    )
    if (read.has(field.id)) return [undefined, ...accepted]
    const toSend = accepted.find((answer) => checkAnswer(field, answer, context) === null)
    return toSend === undefined ? [undefined] : [toSend]
  })
}

/**
 * Every combination of answers to the fields that rules read, also to hidden ones. Null when there are too many.
 *
 * @param also a form whose rules count too, with the same kinds of fields
 */
export function statesOf(
  schema: FormSchema,
  most: number,
  also: FormSchema = schema,
  answersOfType = answersOf,
): readonly Answers[] | null {
  const read = new Set([...readIn(schema), ...readIn(also)])
  const choices = choicesOf(schema, read, answersOfType)
  const asked = schema.fields.flatMap(({ id }, at) =>
    read.has(id) ? [[id, choices[at] ?? []] as const] : [],
  )
  if (asked.reduce((product, [, all]) => product * all.length, 1) > most) return null
  let states: Answers[] = [{}]
  for (const [id, all] of asked) {
    states = states.flatMap((state) =>
      all.map((answer) => (answer === undefined ? state : { ...state, [id]: answer })),
    )
  }
  return states
}

export const stateOf = (states: readonly Answers[], seed: number): Answers =>
  states[seed % states.length] ?? {}

/** The field as it accepts answers that are not sent yet: the number of choices counts only for sending. */
export const whileFilling = (field: Field): Field => ({
  ...withoutDayLimits(field),
  required: false,
  minChoices: undefined,
  maxChoices: undefined,
})
