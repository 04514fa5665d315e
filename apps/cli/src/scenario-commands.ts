import type { FormSchema } from '@ramiform/core/form'
import { readFormSchema } from './form-files.ts'
import { type ProveOptions, proveOptions } from './prove.ts'
import { failsAt, junitOf, type ReportCase, sarifOf } from './reports.ts'
import { readableScenarios, scenarioCases, scenariosOf } from './scenarios.ts'
import { readableTest, readScenarios, testCases, testScenarios } from './test-scenarios.ts'

/** Text for standard output, and whether the build fails. */
export interface Written {
  readonly text: string
  readonly fails: boolean
}

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
  return written('ramiform scenarios', result, scenarioCases(schema, result), options, () =>
    readableScenarios(schema, result),
  )
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
  return written('ramiform test', result, testCases(result), read.options, () =>
    readableTest(result),
  )
}

async function scenariosFor(schema: FormSchema, path: string | undefined) {
  return path === undefined ? (schema.settings.scenarios ?? []) : await readScenarios(path)
}

function written(
  tool: string,
  result: object,
  cases: readonly ReportCase[],
  { format, failOn }: ProveOptions,
  readable: () => string,
): Written {
  const write = {
    json: () => `${JSON.stringify(result)}\n`,
    text: readable,
    junit: () => junitOf(tool, cases),
    sarif: () => sarifOf(tool, cases),
  }[format]
  return { text: write(), fails: failsAt(cases, failOn) }
}

/** Separates files from options. */
function optionsOf(
  args: readonly string[],
  isTerminal: boolean,
): { readonly files: readonly string[]; readonly options: ProveOptions } | string {
  const files: string[] = []
  const others: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--format' || arg === '--fail-on') {
      others.push(arg, args[at + 1] ?? '')
      at += 1
    } else if (arg.startsWith('--')) others.push(arg)
    else files.push(arg)
  }
  const options = proveOptions(others, isTerminal)
  if (typeof options === 'string') return options
  return options.isLines ? 'Unknown option "--jsonl".' : { files, options }
}
