import { type ProveOptions, proveOptions } from './prove.ts'
import { failsAt, junitOf, type ReportCase, sarifOf } from './reports.ts'

/** Text for standard output, and whether the build fails. */
export interface Written {
  readonly text: string
  readonly fails: boolean
}

/** Renders a result in the requested format. `file` is the path of the form, or `-`. */
export function written(
  tool: string,
  result: object,
  cases: readonly ReportCase[],
  { format, failOn }: ProveOptions,
  readable: () => string,
  file: string,
): Written {
  const write = {
    json: () => `${JSON.stringify(result)}\n`,
    text: readable,
    junit: () => junitOf(tool, cases),
    sarif: () => sarifOf(tool, cases, file),
  }[format]
  return { text: write(), fails: failsAt(cases, failOn) }
}

/**
 * Separates files from options.
 * @param readsLines true for a command with `--jsonl`
 * @returns both, or a message about wrong usage
 */
export function optionsOf(
  args: readonly string[],
  isTerminal: boolean,
  readsLines = false,
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
  return options.isLines && !readsLines ? 'Unknown option "--jsonl".' : { files, options }
}
