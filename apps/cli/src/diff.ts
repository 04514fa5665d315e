import type { Answers } from '@ramiform/core/answers'
import { inSentence, type Severity } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import {
  compareMeaning,
  type FieldChange,
  type MeaningChange,
  type MeaningComparison,
} from '@ramiform/proving/compare-meaning'
import { readFormSchema } from './form-files.ts'
import { answersInWords } from './prove-reports.ts'
import { optionsOf, type Written, written } from './report-command.ts'
import type { ReportCase } from './reports.ts'

const context = { fieldTypes, patterns: createPatternEngine() }

export const diffWrites =
  '{"fields": [{"fieldId", "label", "change", "rewritten", "witness": {"before", "after"}, "otherChanges"}], "settings": [{"setting", "text"}]}'

/**
 * Runs `diff BEFORE AFTER [--json] [--format NAME] [--fail-on SEVERITY]`. One of the forms may be `-` for standard
 * input.
 * @returns the result, or a message about wrong usage
 * @throws BadInput when a form cannot be read
 */
export async function runDiff(
  args: readonly string[],
  isTerminal: boolean,
): Promise<Written | string> {
  const read = optionsOf(args, isTerminal)
  if (typeof read === 'string') return read
  const [before, after, ...more] = read.files
  if (before === undefined || after === undefined) return 'Missing form.'
  if (more.length > 0) return 'You can compare two forms at a time.'
  if (before === '-' && after === '-') return 'Only one form can come from standard input.'
  const forms = { before: await readFormSchema(before), after: await readFormSchema(after) }
  const result = compareMeaning(forms.before, forms.after, context)
  const readable = () => readableDiff(result, forms)
  return written('ramiform diff', result, diffCases(result, forms), read.options, readable, after)
}

interface Versions {
  readonly before: FormSchema
  readonly after: FormSchema
}

/** A field that fewer visitors see is a warning, one that more of them see is a hint. */
const severityOf: Readonly<Record<MeaningChange, Severity | null>> = {
  same: null,
  wider: 'hint',
  added: 'hint',
  narrower: 'warning',
  changed: 'warning',
  removed: 'warning',
  undecided: 'warning',
}

/** Cases for reports, one for each field and each changed setting. */
function diffCases(
  { fields, settings = [] }: MeaningComparison,
  versions: Versions,
): readonly ReportCase[] {
  const changed = settings.map(({ setting, text }): ReportCase => {
    const message = `${setting}: ${text}`
    return { name: setting, problems: [{ code: 'setting', severity: 'hint', message }] }
  })
  const compared = fields.map((field): ReportCase => {
    const severity = severityOf[field.change]
    return {
      name: field.label,
      problems:
        severity === null
          ? []
          : [
              {
                code: field.change,
                severity,
                message: changeInWords(field, versions),
                fieldId: field.fieldId,
              },
            ],
    }
  })
  return [...compared, ...changed]
}

/** Report for people: each change with example answers, then a summary line. */
function readableDiff({ fields, settings = [] }: MeaningComparison, versions: Versions): string {
  const changes = fields.flatMap((field) => [
    ...(field.change === 'same' && !field.rewritten
      ? []
      : [`${field.change.padEnd(9)} ${changeInWords(field, versions)}`]),
    ...(field.otherChanges ?? []).map((one) => `          ${field.label}: ${one}`),
  ])
  const lines = [
    ...changes,
    ...settings.map(({ setting, text }) => `setting   ${setting}: ${text}`),
  ]
  const changed = fields.filter(({ change }) => change !== 'same').length
  const rewritten = fields.filter((field) => field.rewritten).length
  const counts = [
    changed === 0 ? 'Every field shows for the same answers' : `${counted(changed)} changed`,
    ...(rewritten === 0 ? [] : [`${counted(rewritten)} rewritten without a change`]),
  ]
  return `${[...lines, `${counts.join(', ')}. ${counted(fields.length)} compared.`].join('\n')}\n`
}

const counted = (count: number) => `${count} field${count === 1 ? '' : 's'}`

/** One sentence about a change, with labels and values. */
function changeInWords(field: FieldChange, versions: Versions): string {
  const { change, witness } = field
  const label = inSentence(field.label)
  const { before, after } = witness
  const gained = after === null ? '' : givenIn(after, versions)
  const lost = before === null ? '' : givenIn(before, versions)
  return {
    same: `${label} shows for the same answers. Its rules are written differently.`,
    wider: `${label} now also shows ${gained}.`,
    narrower: `${label} no longer shows ${lost}.`,
    changed: `${label} now shows ${gained}, and no longer ${lost}.`,
    added: after === null ? `${label} is new.` : `${label} is new. It shows ${gained}.`,
    removed: before === null ? `${label} was removed.` : `${label} was removed. It showed ${lost}.`,
    undecided: `${label} is too complex to compare.`,
  }[change]
}

function givenIn(answers: Answers, { before, after }: Versions): string {
  const known = new Set(after.fields.map(({ id }) => id))
  const fields = [...after.fields, ...before.fields.filter(({ id }) => !known.has(id))]
  const words = answersInWords(answers, { fields, settings: {} })
  return words === '' ? 'with no answers' : `with ${words}`
}
