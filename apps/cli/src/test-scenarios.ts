import { answers } from '@ramiform/contract/answers'
import { type Answer, answerTo, isList } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import {
  decidingRuleInWords,
  differenceInWords,
  nameIn,
  staleAnswerInWords,
} from '@ramiform/proving/scenarios/difference-words'
import { type Expectation, runScenario } from '@ramiform/proving/scenarios/run-scenario'
import { z } from 'zod'
import { BadInput } from './command.ts'
import { readJson } from './form-files.ts'
import type { ReportCase } from './reports.ts'

export const testWrites =
  '{"passed", "failed", "results": [{"name", "passed", "visible", "differences", "staleAnswers"}]}'

const ids = z.array(z.string())
const scenario = z.object({
  name: z.string().default(''),
  answers: answers.default({}),
  visible: ids,
  unchecked: ids.optional(),
})
const scenarios = z.union([z.array(scenario), z.object({ scenarios: z.array(scenario) })], {
  error: 'must be a list of {"name", "answers", "visible"}, or {"scenarios": [...]}',
})

/** A scenario to test. Scenarios of a form have more members, which the test does not need. */
export type TestedScenario = Expectation & { readonly name: string }

export interface TestResult {
  readonly passed: number
  readonly failed: number
  readonly results: readonly {
    readonly name: string
    readonly passed: boolean
    readonly visible: readonly string[]
    readonly differences: readonly {
      readonly fieldId: string
      readonly label: string
      readonly expected: 'shown' | 'hidden'
      readonly actual: 'shown' | 'hidden' | 'gone'
      readonly because: readonly {
        readonly rule: number
        readonly holds: boolean
        readonly message: string
      }[]
      readonly message: string
    }[]
    readonly staleAnswers: readonly { readonly fieldId: string; readonly message: string }[]
  }[]
}

/**
 * Reads scenarios from a file: a list, or the output of `ramiform scenarios`.
 * @throws BadInput when the file has no scenarios
 */
export async function readScenarios(path: string): Promise<readonly TestedScenario[]> {
  const { success, data, error } = scenarios.safeParse(await readJson(path, 'list of scenarios'))
  if (success) return 'scenarios' in data ? data.scenarios : data
  throw new BadInput(
    error.issues
      .map(({ path: at, message }) => `${at.join('.') || 'scenarios'}: ${message}`)
      .join('; '),
  )
}

/** Command `test`: runs scenarios, with the rules that decide each difference. */
export function testScenarios(schema: FormSchema, tested: readonly TestedScenario[]): TestResult {
  const results = tested.map((one, at) => {
    const { passed, visible, differences, staleAnswers } = runScenario(schema, one)
    return {
      name: one.name || `Scenario ${at + 1}`,
      passed,
      visible,
      differences: differences.map((difference) => ({
        fieldId: difference.fieldId,
        label: nameIn(schema, difference.fieldId),
        expected: difference.is === 'shown' ? ('hidden' as const) : ('shown' as const),
        actual: difference.is,
        because: difference.deciding.map((truth) => ({
          rule: truth.number,
          holds: truth.holds,
          message: decidingRuleInWords(schema, truth),
        })),
        message: differenceInWords(schema, difference),
      })),
      staleAnswers: staleAnswers.map((stale) => ({
        fieldId: stale.fieldId,
        message: staleAnswerInWords(
          schema,
          stale,
          answerText(answerTo(one.answers, stale.fieldId)),
        ),
      })),
    }
  })
  const failed = results.filter(({ passed }) => !passed).length
  return { passed: results.length - failed, failed, results }
}

function answerText(answer: Answer | undefined): string {
  if (isList(answer)) return answer.join(', ')
  return typeof answer === 'string' ? answer : 'a payment'
}

/** Cases for reports: a difference is an error, an answer that no visitor can give is a warning. */
export function testCases({ results }: TestResult): readonly ReportCase[] {
  return results.map(({ name, differences, staleAnswers }) => ({
    name,
    problems: [
      ...differences.map(({ fieldId, message, because }) => ({
        code: 'scenario_fails',
        severity: 'error' as const,
        message: [message, ...because.map((one) => one.message)].join(' '),
        fieldId,
      })),
      ...staleAnswers.map(({ fieldId, message }) => ({
        code: 'answer_not_accepted',
        severity: 'warning' as const,
        message,
        fieldId,
      })),
    ],
  }))
}

/** Report for people: failing scenarios with their reasons, then a summary line. */
export function readableTest(result: TestResult): string {
  const lines = result.results.flatMap(({ name, passed, differences, staleAnswers }) => [
    `${passed ? 'passed' : 'FAILED'}  ${name}`,
    ...differences.flatMap(({ message, because }) => [
      `        ${message}`,
      ...because.map((one) => `          ${one.message}`),
    ]),
    ...staleAnswers.map(({ message }) => `        Warning: ${message}`),
  ])
  return `${[...lines, `${result.passed} passed, ${result.failed} failed.`].join('\n')}\n`
}
