import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import {
  type GeneratedScenario,
  generateScenarios,
  type UncoveredRule,
} from '@ramiform/proving/scenarios/generate-scenarios'
import { mutationScore } from '@ramiform/proving/scenarios/mutation-score'
import { answersInBrief } from '@ramiform/proving/scenarios/name-scenarios'
import type { ReportCase } from './reports.ts'

const context = { fieldTypes, patterns: createPatternEngine() }

export const scenariosWrites =
  '{"scenarios": [{"name", "answers", "visible"}], "mutationScore", "mutants", "uncovered"}'

/** Result of `scenarios`. */
export interface ScenariosResult {
  readonly scenarios: readonly GeneratedScenario[]
  /** Percentage of planted mistakes that the scenarios find; null for a form without rules. */
  readonly mutationScore: number | null
  readonly mutants: {
    readonly found: number
    readonly equivalent: number
    readonly missed: readonly { readonly fieldId: string; readonly change: string }[]
  }
  readonly uncovered: readonly UncoveredRule[]
}

/** Command `scenarios`: generates scenarios that cover the logic of a form, and measures them. */
export function scenariosOf(schema: FormSchema): ScenariosResult {
  const { scenarios, uncovered } = generateScenarios(schema, context)
  const { found, equivalent, missed, percent } = mutationScore(schema, scenarios, context)
  return {
    scenarios,
    mutationScore: percent === null ? null : Math.round(percent * 100) / 100,
    mutants: {
      found,
      equivalent,
      missed: missed.map(({ fieldId, change }) => ({ fieldId, change })),
    },
    uncovered,
  }
}

/** Cases for reports: each scenario passes; a rule without one is a warning or a hint. */
export function scenarioCases(
  schema: FormSchema,
  { scenarios, uncovered }: ScenariosResult,
): readonly ReportCase[] {
  return [
    ...scenarios.map(({ name }) => ({ name, problems: [] })),
    ...uncovered.map(({ fieldId, rule, reason }): ReportCase => {
      const name = `${nameIn(schema, fieldId)}: rule ${rule}`
      const isProved = reason === 'never_decides'
      const message = isProved
        ? `Rule ${rule} of ${nameIn(schema, fieldId)} never decides anything.`
        : `No scenario was found for rule ${rule} of ${nameIn(schema, fieldId)}.`
      const severity = isProved ? 'warning' : 'hint'
      return { name, problems: [{ code: reason, severity, message, fieldId }] }
    }),
  ]
}

/** Report for people: each scenario with its answers, then the score and the rules left out. */
export function readableScenarios(schema: FormSchema, result: ScenariosResult): string {
  const { scenarios, mutants, mutationScore: score } = result
  const lines = scenarios.map(({ name, answers, visible }) => {
    const brief = answersInBrief(schema, answers)
    const full = name === brief ? name : `${name} (${brief})`
    const questions = schema.fields.filter((field) => takesAnswer(field, fieldTypes))
    const shown = questions.filter(({ id }) => visible.includes(id))
    return `${full}: ${shown.length} of ${questions.length} questions show`
  })
  const problems = scenarioCases(schema, result).flatMap((one) =>
    one.problems.map(({ severity, message }) => `${severity.padEnd(8)} ${message}`),
  )
  const total = mutants.found + mutants.missed.length
  const count = `${scenarios.length} ${scenarios.length === 1 ? 'scenario' : 'scenarios'}`
  const found =
    score === null
      ? 'The form has no rules to test.'
      : `They find ${mutants.found} of ${total} planted mistakes (${score} %).`
  return `${[...lines, ...problems, `${count}. ${found}`].join('\n')}\n`
}
