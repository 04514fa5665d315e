import { readFile } from 'node:fs/promises'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { decodeText } from '@ramiform/formats/reading/decode-text'
import { createPatternEngine } from '@ramiform/patterns'
import { changeText } from '@ramiform/proving/impact/change-text'
import { finishedReport, type ImpactKind } from '@ramiform/proving/impact/impact-report'
import { createReplay, type StoredAnswers } from '@ramiform/proving/impact/replay-submissions'
import { BadInput } from './command.ts'
import { readSubmissions } from './exported-submissions.ts'
import { readFormSchema } from './form-files.ts'
import { optionsOf, type Written, written } from './report-command.ts'
import type { ReportCase } from './reports.ts'

export const impactWrites =
  '{"submissions", "otherQuestions", "notAccepted", "orphaned", "unknownColumns"}, each kind {"count", "examples", "fields"}'

interface ImpactResult {
  readonly submissions: number
  /** Null without `--before`: nobody knows what people were asked. */
  readonly otherQuestions: ImpactKind | null
  readonly notAccepted: ImpactKind
  readonly orphaned: ImpactKind
  /** Titles of columns that no field of the form has. */
  readonly unknownColumns: readonly string[]
}

const context = { fieldTypes, patterns: createPatternEngine() }

/**
 * Runs `impact FORM --submissions FILE [--before FORM] [--json] [--format NAME] [--fail-on SEVERITY]`.
 * @returns the result, or a message about wrong usage
 * @throws BadInput when a file cannot be read
 */
export async function runImpact(
  args: readonly string[],
  isTerminal: boolean,
): Promise<Written | string> {
  const { named, others } = namedFiles(args)
  const options = optionsOf(others, isTerminal)
  if (typeof options === 'string') return options
  const [form, ...more] = options.files
  const submissions = named.get('--submissions')
  if (form === undefined) return 'Missing form.'
  if (more.length > 0) return 'You can replay submissions on one form at a time.'
  if (submissions === undefined || submissions === '') return 'Missing file after --submissions.'
  if (named.get('--before') === '') return 'Missing file after --before.'

  const after = await readFormSchema(form)
  const earlier = named.get('--before')
  const before = earlier === undefined ? null : await readFormSchema(earlier)
  const read = readSubmissions(await textOf(submissions), before ?? after)
  const result: ImpactResult = {
    ...replay(after, before, read.submissions),
    unknownColumns: read.unknownColumns,
  }
  const text = () => readable(result)
  return written('ramiform impact', result, casesOf(result), options.options, text, form)
}

/** Takes the options with a file out of the arguments. */
function namedFiles(args: readonly string[]) {
  const others: string[] = []
  const named = new Map<string, string>()
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    const [name = '', inline] = arg.split(/=(.*)/s, 2)
    if (name === '--submissions' || name === '--before') {
      if (inline === undefined) at += 1
      named.set(name, inline ?? args[at] ?? '')
    } else others.push(arg)
  }
  return { named, others }
}

function replay(
  after: FormSchema,
  before: FormSchema | null,
  submissions: readonly StoredAnswers[],
): Omit<ImpactResult, 'unknownColumns'> {
  const replayed = createReplay(after, null, context)
  const filled = before ?? onlyRemoved(after, submissions)
  for (const submission of submissions) replayed.addSubmission(submission, filled)
  const report = finishedReport(replayed.report())
  const { submissions: count, otherQuestions, notAccepted, orphaned } = report
  return {
    submissions: count,
    otherQuestions: before === null ? null : otherQuestions,
    notAccepted,
    orphaned,
  }
}

/** Stands in for an unknown earlier version: the fields that have answers and that the form no longer has. */
function onlyRemoved(after: FormSchema, submissions: readonly StoredAnswers[]): FormSchema {
  const ids = new Set(submissions.flatMap(({ data }) => Object.keys(data)))
  for (const { id } of after.fields) ids.delete(id)
  return { fields: [...ids].map((id) => ({ id, type: 'text', label: id })), settings: {} }
}

const words = {
  notAccepted: ['stored answers no longer accepted', 'error'],
  orphaned: ['answers to hidden or removed questions', 'warning'],
  otherQuestions: ['would be asked other questions', 'hint'],
} as const

const kinds = Object.keys(words) as readonly (keyof typeof words)[]

function casesOf(result: ImpactResult): readonly ReportCase[] {
  return kinds.flatMap((kind): readonly ReportCase[] => {
    const found = result[kind]
    if (found === null) return []
    const [name, severity] = words[kind]
    const problems = found.fields.map((field) => ({
      code: field.effect,
      severity,
      message: fieldText(field),
      fieldId: field.fieldId,
    }))
    return [{ name, problems }]
  })
}

function readable(result: ImpactResult): string {
  const lines = kinds.flatMap((kind) => {
    const found = result[kind]
    const [name, severity] = words[kind]
    if (found === null) {
      return [`${severity.padEnd(8)} ${name}: unknown, add --before with the earlier form`]
    }
    return [
      `${(found.count > 0 ? severity : 'none').padEnd(8)} ${name}: ${found.count}`,
      ...found.fields.map((field) => `         ${fieldText(field)}`),
    ]
  })
  const unknown = result.unknownColumns.map((title) => `Not in the form, left out: ${title}`)
  return `${[...lines, ...unknown, `${countText(result.submissions)} replayed.`].join('\n')}\n`
}

/** `“Lunch” is no longer asked, in 2 submissions` */
const fieldText = ({ count, ...change }: ImpactKind['fields'][number]) =>
  `${changeText(change)}, in ${countText(count)}`

const countText = (count: number) => `${count} submission${count === 1 ? '' : 's'}`

async function textOf(path: string): Promise<string> {
  try {
    return decodeText(await readFile(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadInput(`Could not read the submissions: ${reason}`)
  }
}
