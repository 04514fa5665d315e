import { answeredFields } from '../answered-fields.ts'
import { createVisibility, type Visibility } from '../conditions/visibility.ts'
import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { dayReader } from './days.ts'
import type { Submission } from './submission.ts'
import { createTally, type QuestionSummary } from './tally.ts'

export interface SummaryResult {
  readonly counted: number
  /** Submissions per day, oldest first. */
  readonly days: { readonly day: string; readonly count: number }[]
  /** One summary for each field of the current form, in form order. */
  readonly questions: QuestionSummary[]
}

/** Totals of many submissions, added one by one in any order. */
export interface Summary {
  /** Adds a submission. `schema` is the version that it was validated against. */
  add(submission: Submission, schema: FormSchema): void
  counted(): number
  days(): SummaryResult['days']
  /** Yields one question at a time, because a form may have thousands, each with many numbers to sort. */
  questions(): Iterable<QuestionSummary>
}

/** Creates an empty summary of the current form. Days are counted in `timeZone`. */
export function createSummary(form: FormSchema, fieldTypes: FieldTypes, timeZone: string): Summary {
  const dayOf = dayReader(timeZone)
  const days = new Map<string, number>()
  const tallies = answeredFields(form, fieldTypes).map((field) => createTally(field, fieldTypes))
  const visibilities = new WeakMap<FormSchema, Visibility>()
  let counted = 0

  function visibilityIn(schema: FormSchema, answers: Submission['data']): Visibility {
    const known = visibilities.get(schema)
    if (known === undefined) {
      const made = createVisibility(schema, fieldTypes, answers)
      visibilities.set(schema, made)
      return made
    }
    known.setAnswers(answers)
    return known
  }

  return {
    add(submission, schema) {
      counted += 1
      const day = dayOf(submission.submittedAt)
      days.set(day, (days.get(day) ?? 0) + 1)
      const { isVisible } = visibilityIn(schema, submission.data)
      for (const tally of tallies) tally.add(submission, isVisible(tally.fieldId))
    },
    counted: () => counted,
    days: () =>
      [...days]
        .map(([day, count]) => ({ day, count }))
        .sort((one, other) => (one.day < other.day ? -1 : 1)),
    *questions() {
      for (const tally of tallies) yield tally.result()
    },
  }
}
