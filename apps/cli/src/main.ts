import { once } from 'node:events'
import type { Severity } from '@ramiform/core/findings/finding'
import { documentExtensions } from '@ramiform/formats/documents/formats'
import { documentLimits } from '@ramiform/formats/documents/limits'
import { formatList } from '@ramiform/formats/import-messages'
import { importers } from '@ramiform/formats/importers/index'
import { checkAnswers } from './check-answers.ts'
import { checkForm } from './check-form.ts'
import { BadInput, type Command } from './command.ts'
import { diffWrites, runDiff } from './diff.ts'
import { readText } from './form-files.ts'
import { impactWrites, runImpact } from './impact.ts'
import { documentList } from './import.ts'
import { importInTime } from './import-in-time.ts'
import { linesOf } from './lines.ts'
import {
  failsAtSeverity,
  failsBuild,
  prove,
  proveFormats,
  proveOptions,
  proveWithForm,
  reportOf,
} from './prove.ts'
import { optionsOf, type Written } from './report-command.ts'
import { formFields, ruleCommand, ruleReads, ruleWrites } from './rule.ts'
import { runScenarios, runTest } from './scenario-commands.ts'
import { scenariosWrites } from './scenarios.ts'
import { testWrites } from './test-scenarios.ts'
import { visible } from './visible.ts'

const commands: Readonly<Record<string, Command>> = {
  visible,
  'check-answers': checkAnswers,
  'check-form': checkForm,
}

/** Exit codes, with the meanings that linters use. */
const exitCode = { done: 0, foundProblems: 1, badInput: 2, wrongUsage: 2 }

/**
 * Runs one command on standard input.
 * @param args command-line arguments without the program name
 * @param options.importMs timeout for importing a file, in milliseconds
 * @returns the exit code
 */
export async function main(
  args: readonly string[],
  { importMs = documentLimits.milliseconds }: { readonly importMs?: number } = {},
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(help())
    return exitCode.done
  }
  const [name = '', ...options] = args
  if (name === 'import') return runImport(options, importMs)
  if (name === 'rule') return runRule(options)
  if (name === 'prove') return runProve(options)
  if (name === 'diff') return runReport(runDiff, options)
  if (name === 'scenarios') return runReport(runScenarios, options)
  if (name === 'test') return runReport(runTest, options)
  if (name === 'impact') return runReport(runImpact, options)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    return wrongUsage(name === '' ? 'Missing command.' : `Unknown command "${name}".`)
  }
  const read = proveOptions(options, false)
  if (typeof read === 'string') return wrongUsage(read)
  if (read.format !== 'json') return wrongUsage(`"${name}" writes only JSON.`)
  return runCommand(command, read.isLines, (result) => codeOf(result, read.failOn))
}

function runCommand<Result extends object>(
  command: Command<Result>,
  isLines: boolean,
  code: (result: Result) => number = (result) => codeOf(result),
): Promise<number> {
  openStreams()
  return isLines ? runLines(command, code) : runDocument(command, code)
}

function openStreams() {
  process.stdin.setEncoding('utf8')
  // Readers such as `head` close the pipe early; the resulting EPIPE is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(exitCode.done)
  })
}

/** Runs `prove [FORM] [--json] [--jsonl] [--format NAME] [--fail-on SEVERITY]`. Arguments may have any order. */
async function runProve(args: readonly string[]): Promise<number> {
  const read = optionsOf(args, process.stdout.isTTY, true)
  if (typeof read === 'string') return wrongUsage(read)
  const { files, options } = read
  const [file = '-', ...more] = files
  if (more.length > 0) return wrongUsage('You can prove one form at a time.')
  const { format, isLines, failOn } = options
  if (isLines && file !== '-') return wrongUsage('With --jsonl, forms come from standard input.')
  const codeFor = (findings: Parameters<typeof failsBuild>[0]) =>
    failsBuild(findings, failOn) ? exitCode.foundProblems : exitCode.done
  if (isLines) return runCommand(prove, isLines, ({ findings }) => codeFor(findings))
  const form = async () => withoutMark(await readText(file, 'form'))
  if (format === 'json') {
    return answering(
      async () => prove.run(await form()),
      ({ findings }) => codeFor(findings),
    )
  }
  return runReport(async () => {
    const proved = proveWithForm.run(await form())
    return {
      text: reportOf(proved, format, file),
      fails: failsBuild(proved.proof.findings, failOn),
    }
  }, args)
}

/** Runs a command that reads files itself and writes one report. */
async function runReport(
  run: (args: readonly string[], isTerminal: boolean) => Promise<Written | string>,
  args: readonly string[],
): Promise<number> {
  try {
    const written = await run(args, process.stdout.isTTY)
    if (typeof written === 'string') return wrongUsage(written)
    if (!process.stdout.write(written.text)) await once(process.stdout, 'drain')
    return written.fails ? exitCode.foundProblems : exitCode.done
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return exitCode.badInput
  }
}

async function wholeInput(): Promise<string> {
  let document = ''
  for await (const chunk of process.stdin) document += chunk
  return document
}

/** Runs `rule [--form FORM.json] [--jsonl]`. Options may have any order. */
async function runRule(args: readonly string[]): Promise<number> {
  let form: string | null = null
  let isLines = false
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--jsonl') isLines = true
    else if (arg === '--form') {
      at += 1
      form = args[at] ?? ''
    } else if (arg.startsWith('--form=')) form = arg.slice('--form='.length)
    else return wrongUsage(`Unknown option "${arg}".`)
  }
  if (form === '') return wrongUsage('Missing file after --form.')
  try {
    const fields = form === null ? [] : await formFields(form)
    return await runCommand(ruleCommand(fields, isLines), isLines)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return exitCode.badInput
  }
}

/** Runs `import FILE [--format NAME]`. Arguments may have any order. */
async function runImport(args: readonly string[], importMs: number): Promise<number> {
  let format: string | null = null
  const files: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--format') {
      at += 1
      format = args[at] ?? ''
    } else if (arg.startsWith('--format=')) format = arg.slice('--format='.length)
    else if (arg.startsWith('--')) return wrongUsage(`Unknown option "${arg}".`)
    else files.push(arg)
  }
  const [file] = files
  if (file === undefined) return wrongUsage('Missing file.')
  if (files.length > 1) return wrongUsage('You can import one file at a time.')
  if (format === '') return wrongUsage('Missing name after --format.')
  return answering(() => importInTime({ path: file, format }, importMs))
}

async function runDocument<Result extends object>(
  command: Command<Result>,
  code: (result: Result) => number,
): Promise<number> {
  const document = withoutMark(await wholeInput())
  return answering(() => command.run(document), code)
}

/** Writes one result to standard output, or the reason for bad input to standard error. */
async function answering<Result extends object>(
  run: () => Result | Promise<Result>,
  code: (result: Result) => number = (result) => codeOf(result),
): Promise<number> {
  try {
    const result = await run()
    await writeLine(result)
    return code(result)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return exitCode.badInput
  }
}

/**
 * Runs a command on each input line and writes one result line for it. An invalid line gives an error line. The highest
 * exit code wins.
 */
async function runLines<Result extends object>(
  command: Command<Result>,
  codeFor: (result: Result) => number,
): Promise<number> {
  let code: number = exitCode.done
  for await (const line of linesOf(process.stdin)) {
    try {
      const result = command.run(withoutMark(line))
      code = Math.max(code, codeFor(result))
      await writeLine(result)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      code = exitCode.badInput
      await writeLine({ error: error.message })
    }
  }
  return code
}

/** Exit code for a result. Only check commands return problems. A problem of an answer has no severity: it is an error. */
function codeOf(result: object, failOn: Severity = 'error'): number {
  const problems: readonly unknown[] =
    'problems' in result && Array.isArray(result.problems) ? result.problems : []
  const fails = problems.some((problem) => {
    const hasSeverity = typeof problem === 'object' && problem !== null && 'severity' in problem
    return failsAtSeverity(hasSeverity ? String(problem.severity) : 'error', failOn)
  })
  return fails ? exitCode.foundProblems : exitCode.done
}

async function writeLine(result: object): Promise<void> {
  const hasRoom = process.stdout.write(`${JSON.stringify(result)}\n`)
  if (!hasRoom) await once(process.stdout, 'drain')
}

/** Removes the byte order mark that some editors write at the start of a file. JSON does not allow it. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

function wrongUsage(what: string): number {
  process.stderr.write(`${what}\n\n${help()}`)
  return exitCode.wrongUsage
}

function help(): string {
  const list = Object.entries(commands).map(
    ([name, { reads, writes }]) => `  ${name}\n      reads   ${reads}\n      writes  ${writes}\n`,
  )
  return `Usage: ramiform COMMAND [--jsonl] [--fail-on SEVERITY]
       ramiform import FILE [--format NAME]
       ramiform rule [--form FORM.json] [--jsonl]
       ramiform prove [FORM] [--json] [--jsonl] [--format NAME] [--fail-on SEVERITY]
       ramiform diff BEFORE AFTER [--json] [--format NAME] [--fail-on SEVERITY]
       ramiform scenarios [FORM] [--json] [--format NAME] [--fail-on SEVERITY]
       ramiform test FORM [SCENARIOS] [--json] [--format NAME] [--fail-on SEVERITY]
       ramiform impact FORM --submissions FILE [--before FORM] [--json] [--format NAME] [--fail-on SEVERITY]
       ramiform backup FILE, ramiform restore FILE [--replace]: data of a server (ramiform backup --help)

Reads JSON from standard input, or a file, and writes JSON to standard output.

Commands:
${list.join('\n')}
  import FILE
      reads   a file: ${formatList}, ${documentList}
      writes  {"fields": [...], "warnings": [{"message", "fieldId"}]}, and what the file has of "sections",
              "tables", "values", "hiddenFields", "endings", "translations" and "head"

  rule
      reads   ${ruleReads}
      writes  ${ruleWrites}

  prove FORM
      reads   ${prove.reads}, a form or its export; standard input without FORM
      writes  ${prove.writes}

  diff BEFORE AFTER
      reads   two forms or their exports; - for standard input
      writes  ${diffWrites}
              change: same, wider, narrower, changed, added, removed or undecided

  scenarios FORM
      reads   ${prove.reads}, a form or its export; standard input without FORM
      writes  ${scenariosWrites}

  test FORM SCENARIOS
      reads   a form, and a list of {"name", "answers", "visible"}; the form's own without SCENARIOS
      writes  ${testWrites}

  impact FORM --submissions FILE
      reads   a form, and its submissions as exported CSV or JSON
      writes  ${impactWrites}

Options:
  --form    the form to write rules for: an export, a schema, or a list of fields
  --format  the format of FILE, if its name does not show it: ${[...importers.map((one) => one.name), ...documentExtensions].join(', ')};
            for prove, diff, scenarios, test and impact, the format of the report: ${proveFormats.join(', ')}
  --before  for impact, the form that the submissions were filled in on
  --fail-on the severity that gives exit code 1: error (default), warning or hint
  --json    JSON on a terminal too; prove, diff, scenarios, test and impact write a readable report there
  --jsonl   one document per line, one result per line; an invalid line returns {"error": "..."}
  --help    show this help

Reading a file times out after ${documentLimits.milliseconds / 1_000} seconds, with exit code 2.

Exit codes: 0 done, 1 found something at or above --fail-on, 2 bad input or wrong usage. Problems of answers and failed
scenarios are errors; a field that shows for fewer answers is a warning, for more answers a hint.
`
}
