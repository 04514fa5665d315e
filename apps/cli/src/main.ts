import { once } from 'node:events'
import { documentExtensions } from '@ramiform/text-to-form/documents/formats'
import { documentLimits } from '@ramiform/text-to-form/documents/limits'
import { formatList } from '@ramiform/text-to-form/import-messages'
import { importers } from '@ramiform/text-to-form/importers/index'
import { checkAnswers } from './check-answers.ts'
import { checkForm } from './check-form.ts'
import { BadInput, type Command } from './command.ts'
import { documentList } from './import.ts'
import { importInTime } from './import-in-time.ts'
import { linesOf } from './lines.ts'
import { formFields, ruleCommand, ruleReads, ruleWrites } from './rule.ts'
import { visible } from './visible.ts'

const commands: Readonly<Record<string, Command>> = {
  visible,
  'check-answers': checkAnswers,
  'check-form': checkForm,
}

const exitCode = { done: 0, badInput: 1, wrongUsage: 2 }

/** Runs one command on standard input, and gives the exit code. `importMs`: how long reading a file may take. */
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
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    return wrongUsage(name === '' ? 'Which command?' : `There is no command "${name}".`)
  }
  const unknown = options.find((option) => option !== '--jsonl')
  if (unknown !== undefined) return wrongUsage(`There is no option "${unknown}".`)

  return runCommand(command, options.includes('--jsonl'))
}

function runCommand(command: Command, isLines: boolean): Promise<number> {
  process.stdin.setEncoding('utf8')
  // Whoever reads our lines may have read enough, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(exitCode.done)
  })
  return isLines ? runLines(command) : runDocument(command)
}

/** `rule [--form FORM.json] [--jsonl]`, in any order. */
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
    else return wrongUsage(`There is no option "${arg}".`)
  }
  if (form === '') return wrongUsage('Which form?')
  try {
    const fields = form === null ? [] : await formFields(form)
    return await runCommand(ruleCommand(fields, isLines), isLines)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return exitCode.badInput
  }
}

/** `import FILE [--format NAME]`, in any order. */
async function runImport(args: readonly string[], importMs: number): Promise<number> {
  let format: string | null = null
  const files: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--format') {
      at += 1
      format = args[at] ?? ''
    } else if (arg.startsWith('--format=')) format = arg.slice('--format='.length)
    else if (arg.startsWith('--')) return wrongUsage(`There is no option "${arg}".`)
    else files.push(arg)
  }
  const [file] = files
  if (file === undefined) return wrongUsage('Which file?')
  if (files.length > 1) return wrongUsage('One file at a time.')
  if (format === '') return wrongUsage('Which format?')
  return answering(() => importInTime({ path: file, format }, importMs))
}

async function runDocument(command: Command): Promise<number> {
  let document = ''
  for await (const chunk of process.stdin) document += chunk
  return answering(() => command.run(withoutMark(document)))
}

/** One result, or on standard error why there is none. */
async function answering(run: () => object | Promise<object>): Promise<number> {
  try {
    await writeLine(await run())
    return exitCode.done
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return exitCode.badInput
  }
}

/** One line of result for each line of input; a bad one says so in its place, and the rest goes on. */
async function runLines(command: Command): Promise<number> {
  let code = exitCode.done
  for await (const line of linesOf(process.stdin)) {
    try {
      await writeLine(command.run(withoutMark(line)))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      code = exitCode.badInput
      await writeLine({ error: error.message })
    }
  }
  return code
}

async function writeLine(result: object): Promise<void> {
  const hasRoom = process.stdout.write(`${JSON.stringify(result)}\n`)
  if (!hasRoom) await once(process.stdout, 'drain')
}

/** Some editors begin a file with a byte order mark, which JSON does not allow. */
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
  return `Usage: ramiform COMMAND [--jsonl]
       ramiform import FILE [--format NAME]
       ramiform rule [--form FORM.json] [--jsonl]

Reads JSON from standard input, or a file, and writes JSON to standard output.

Commands:
${list.join('\n')}
  import FILE
      reads   a file: ${formatList}, ${documentList}
      writes  {"fields": [...], "warnings": [{"message", "fieldId"}]}

  rule
      reads   ${ruleReads}
      writes  ${ruleWrites}

Options:
  --form    the form that sentences are about: as exported, its schema, or a list of fields
  --format  what FILE is, where its name does not tell: ${[...importers.map((one) => one.name), ...documentExtensions].join(', ')}
  --jsonl   one document a line, and one result a line; a bad line gives {"error": "..."} in its place
  --help    this text

A file whose reading takes longer than ${documentLimits.milliseconds / 1_000} seconds is bad input.

Exit codes: 0 done, 1 bad input, 2 wrong usage.
`
}
