import type { Severity } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import type { ProofFinding } from '@ramiform/proving/proof-finding'
import { prove as proveForm } from '@ramiform/proving/prove'
import type { Proof } from '@ramiform/proving/prover'
import { command } from './command.ts'
import { formInput } from './form-files.ts'
import { type ProvedForm, proveCases, readableReport } from './prove-reports.ts'
import { junitOf, sarifOf } from './reports.ts'

const context = { fieldTypes, patterns: createPatternEngine() }

const reads = '{"fields": [...], "settings": {...}}'
const writes =
  '{"fields": [{"fieldId", "shown", "witness", "hiddenWitness", "sendable"}], "findings": [...]}'

/**
 * Command `prove`: checks a form's conditional logic. Payment keys are stored on the server, so only the form's own
 * payment settings are checked.
 */
export const prove = command(
  formInput,
  reads,
  writes,
  (schema): Proof => proveForm(schema, context),
)

/** Variant of `prove` that also returns the form's schema, for reports that show field names. */
export const proveWithForm = command(
  formInput,
  reads,
  writes,
  (schema: FormSchema): ProvedForm => ({
    schema,
    proof: proveForm(schema, context),
  }),
)

/** Report formats: JSON, text for people, JUnit XML and SARIF. */
export const proveFormats = ['json', 'text', 'junit', 'sarif'] as const
export type ProveFormat = (typeof proveFormats)[number]

/** Parsed options of `prove`. */
export interface ProveOptions {
  readonly format: ProveFormat
  /** True for `--jsonl`: one document per line. */
  readonly isLines: boolean
  /** Least severity that gives exit code 1. */
  readonly failOn: Severity
}

/** Severities, most severe first. */
const severities = ['error', 'warning', 'hint'] as const

/**
 * Parses `--json`, `--jsonl`, `--format NAME` and `--fail-on SEVERITY`.
 * @returns the options, or an error message for the user
 */
export function proveOptions(args: readonly string[], isTerminal: boolean): ProveOptions | string {
  let format: ProveFormat = isTerminal ? 'text' : 'json'
  let failOn: Severity = 'error'
  let isLines = false
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = (args[at] ?? '').split('=', 2)
    const value = () => {
      if (inline === undefined) at += 1
      return inline ?? args[at] ?? ''
    }
    if (name === '--json') format = 'json'
    else if (name === '--jsonl') isLines = true
    else if (name === '--format') {
      const wanted = value()
      const known = proveFormats.find((one) => one === wanted)
      if (known === undefined) return `Unknown format "${wanted}".`
      format = known
    } else if (name === '--fail-on') {
      const wanted = value()
      const known = severities.find((one) => one === wanted)
      if (known === undefined) return `Unknown severity "${wanted}".`
      failOn = known
    } else return `Unknown option "${args[at]}".`
  }
  return { format: isLines ? 'json' : format, isLines, failOn }
}

/** Checks if a severity is at or above the one that fails a build. */
export function failsAtSeverity(severity: string, failOn: Severity): boolean {
  const worst = severities.indexOf(failOn)
  return severities.slice(0, worst + 1).some((one) => one === severity)
}

/** Checks if any finding is at or above the severity that fails a build. */
export function failsBuild(findings: readonly ProofFinding[], failOn: Severity): boolean {
  return findings.some(({ severity }) => failsAtSeverity(severity, failOn))
}

/** Renders a report in the requested format. `file` is the path of the form, or `-`. */
export function reportOf(
  form: ProvedForm,
  format: Exclude<ProveFormat, 'json'>,
  file?: string,
): string {
  return {
    text: () => readableReport(form),
    junit: () => junitOf('ramiform prove', proveCases(form)),
    sarif: () => sarifOf('ramiform prove', proveCases(form), file),
  }[format]()
}
