import type { FormSchema } from '@ramiform/core/form'
import { readFormSchema } from './form-files.ts'
import { optionsOf, type Written, written } from './report-command.ts'
import { readableScenarios, scenarioCases, scenariosOf } from './scenarios.ts'
import { readableTest, readScenarios, testCases, testScenarios } from './test-scenarios.ts'

/**
 * Runs `scenarios [FORM] [--json] [--format NAME] [--fail-on SEVERITY]`. Without a file, the form comes from standard
 * input.
 * @returns the result, or a message about wrong usage
 * @throws BadInput when the form cannot be read
 */
export async function runScenarios(
  args: readonly string[],
  isTerminal: boolean,
): Promise<Written | string> {
  const read = optionsOf(args, isTerminal)
  if (typeof read === 'string') return read
  const { files, options } = read
  const [form = '-', ...more] = files
  if (more.length > 0) return 'You can generate scenarios for one form at a time.'
  const schema = await readFormSchema(form)
  const result = scenariosOf(schema)
  const readable = () => readableScenarios(schema, result)
  const cases = scenarioCases(schema, result)
  return written('ramiform scenarios', result, cases, options, readable, form)
}

/**
 * Runs `test FORM [SCENARIOS] [--json] [--format NAME] [--fail-on SEVERITY]`. Without a second file, the scenarios are
 * those of the form.
 * @returns the result, or a message about wrong usage
 * @throws BadInput when a file cannot be read
 */
export async function runTest(
  args: readonly string[],
  isTerminal: boolean,
): Promise<Written | string> {
  const read = optionsOf(args, isTerminal)
  if (typeof read === 'string') return read
  const [form, scenarios, ...more] = read.files
  if (form === undefined) return 'Missing form.'
  if (more.length > 0) return 'You can test one form with one file of scenarios.'
  const schema = await readFormSchema(form)
  const result = testScenarios(schema, await scenariosFor(schema, scenarios))
  const readable = () => readableTest(result)
  return written('ramiform test', result, testCases(result), read.options, readable, form)
}

async function scenariosFor(schema: FormSchema, path: string | undefined) {
  return path === undefined ? (schema.settings.scenarios ?? []) : await readScenarios(path)
}
