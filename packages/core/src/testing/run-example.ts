import { type Answers, isList } from '../answers.ts'
import { type FormatAnswer, fieldsAsShown, liveTexts } from '../answers-in-texts/live-texts.ts'
import { english } from '../built-in-texts/en.ts'
import { checkRules } from '../conditions/check-rules.ts'
import { endingOf } from '../conditions/endings.ts'
import type { FieldTypes } from '../field-type.ts'
import { createFilling, type Filling } from '../filling/filling.ts'
import { liveOffers } from '../filling/live-offers.ts'
import { liveRequired } from '../filling/live-required.ts'
import type { FormSchema } from '../form.ts'
import { hiddenAnswers } from '../hidden-answers.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import { messageFor } from '../validation/messages.ts'
import type { PatternEngine } from '../validation/problem.ts'
import { liveValues } from '../values/live-values.ts'
import { visibleNow } from '../visible-now.ts'

/** A form with answers and the expected results. Every environment that runs core runs the same examples. */
export interface Example {
  readonly name: string
  /** Purpose of the form, and the part of logic that it shows. */
  readonly description: string
  readonly schema: FormSchema
  /** Messages of the rule check, in order; absent when there are none. */
  readonly ruleProblems?: readonly string[]
  readonly cases: readonly ExampleCase[]
}

export interface ExampleCase {
  readonly name: string
  readonly answers: Answers
  /** Ids of the form's own visible fields, in form order. */
  readonly visible: readonly string[]
  readonly accepted: Answers
  readonly submitterEmail?: string
  /** Id of the ending that the answers lead to; absent for the success message. */
  readonly ending?: string
  readonly problems: readonly ExampleProblem[]
  /** Labels with answers, by field id; absent for a form without them. */
  readonly texts?: Readonly<Record<string, string>>
}

export interface ExampleProblem {
  readonly fieldId: string
  readonly code: string
  /** Message in the form's display style. */
  readonly message: string
}

/** Differences between the actual and the expected results, one sentence each. Empty when all match. */
export function runExample(
  example: Example,
  fieldTypes: FieldTypes,
  patterns: PatternEngine,
): readonly string[] {
  const differences: string[] = []
  const compare = (what: string, expected: unknown, actual: unknown) => {
    const [wanted, got] = [canonical(expected), canonical(actual)]
    if (wanted !== got) differences.push(`${example.name}, ${what}: expected ${wanted}, got ${got}`)
  }
  const ruleProblems = checkRules(example.schema).map(({ message }) => message)
  compare('rule problems', example.ruleProblems ?? [], ruleProblems)
  for (const one of example.cases) {
    const outcome = outcomeOf(example.schema, one.answers, fieldTypes, patterns)
    compare(`${one.name}: visible`, one.visible, outcome.visible)
    compare(`${one.name}: accepted`, one.accepted, outcome.accepted)
    compare(`${one.name}: submitter's e-mail`, one.submitterEmail, outcome.submitterEmail)
    compare(`${one.name}: ending`, one.ending, outcome.ending)
    compare(`${one.name}: problems`, one.problems, outcome.problems)
    for (const fields of [
      fieldsAsShown(example.schema, outcome.accepted, format),
      filled(example.schema, one.answers, fieldTypes, patterns).fields,
    ]) {
      const shown = fields.flatMap(({ id, label }) => (one.texts?.[id] ? [[id, label]] : []))
      compare(`${one.name}: texts`, one.texts ?? {}, Object.fromEntries(shown))
    }
    compare(
      `${one.name}: typed in`,
      outcome.problems,
      typedIn(example.schema, one.answers, fieldTypes, patterns),
    )
  }
  return differences
}

/** Core's results for one set of answers, in the shape of an example's case. */
export function outcomeOf(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: FieldTypes,
  patterns: PatternEngine,
): Omit<ExampleCase, 'name' | 'answers'> {
  const { accepted, submitterEmail, problems, visible } = checkSubmission(schema, answers, {
    fieldTypes,
    patterns,
    words: english,
  })
  const ending = endingOf(schema, accepted, fieldTypes)
  return {
    visible: visibleNow(schema, answers, fieldTypes).map(({ id }) => id),
    accepted,
    ...(submitterEmail !== undefined && { submitterEmail }),
    ...(ending !== undefined && { ending: ending.id }),
    problems: worded(schema, problems, [...fieldsAsShown(schema, accepted, format), ...visible]),
  }
}

/** Results as in a visitor's browser, where answers arrive one after the other. */
function typedIn(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: FieldTypes,
  patterns: PatternEngine,
): readonly ExampleProblem[] {
  const filling = filled(schema, answers, fieldTypes, patterns)
  return worded(schema, filling.check(), filling.fields)
}

function filled(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: FieldTypes,
  patterns: PatternEngine,
): Filling {
  const context = { fieldTypes, patterns, words: english }
  // Visitors type all but the values of hidden fields.
  const filling = createFilling(schema, context, hiddenAnswers(schema, answers))
  liveValues(filling, schema, fieldTypes)
  liveOffers(filling, schema, fieldTypes)
  liveTexts(filling, schema, format)
  liveRequired(filling, schema, fieldTypes)
  for (const [id, answer] of Object.entries(answers)) filling.setAnswer(id, answer)
  return filling
}

/** Several choices in words, and other answers as they are. */
const format: FormatAnswer = (_field, answer) =>
  typeof answer === 'string'
    ? answer
    : isList(answer)
      ? new Intl.ListFormat('en').format(answer)
      : undefined

function worded(
  { settings }: FormSchema,
  problems: ReturnType<typeof checkSubmission>['problems'],
  fields: readonly { readonly id: string; readonly label: string }[],
): readonly ExampleProblem[] {
  return problems.map((problem) => {
    const { fieldId, code } = problem
    const field = fields.find(({ id }) => id === fieldId) ?? { label: fieldId }
    return {
      fieldId,
      code,
      message: messageFor(problem, field, settings.displayStyle ?? 'standard', english),
    }
  })
}

/** JSON with object members in a fixed order, so that equal values have equal text. */
function canonical(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
  return text ?? 'nothing'
}
