import { limits } from '@ramiform/core/limits'
import { textProblem } from '../text-problem.ts'

/** Options from a text with one per line, trimmed and without empty lines. */
export function pastedOptions(text: string): readonly string[] {
  return linesOf(text).filter((line) => line !== '')
}

/** Indexes of options that duplicate an earlier one. Neither visitors nor rules could tell them apart. */
export function doubled(options: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const places = new Set<number>()
  for (const [place, option] of options.entries()) {
    if (option !== '' && seen.has(option)) places.add(place)
    seen.add(option)
  }
  return places
}

/** The error for too many options, otherwise null. */
export function countProblem(count: number): string | null {
  if (count <= limits.options) return null
  return `A field may have ${number(limits.options)} options, not ${number(count)}.`
}

/** Options in a text with one per line, with counts to show before applying. */
export interface Lines {
  readonly options: readonly string[]
  readonly emptyLines: number
  readonly doubles: number
  /** error that prevents applying */
  readonly problem: string | null
}

export function readLines(text: string): Lines {
  const lines = linesOf(text)
  const options = lines.filter((line) => line !== '')
  // A line break at the end does not start another line.
  const emptyLines = lines.slice(0, -1).filter((line) => line === '').length
  const problem =
    options.length === 0
      ? 'Enter at least one option.'
      : (countProblem(options.length) ?? firstLineProblem(lines))
  return { options, emptyLines, doubles: doubled(options).size, problem }
}

/** Summary of the lines: `12 options, 2 duplicates, 1 empty line skipped`. */
export function linesInWords({ options, doubles, emptyLines }: Lines): string {
  return [
    options.length === 1 ? '1 option' : `${number(options.length)} options`,
    ...(doubles > 0 ? [`${number(doubles)} ${doubles === 1 ? 'duplicate' : 'duplicates'}`] : []),
    ...(emptyLines > 0
      ? [`${number(emptyLines)} empty ${emptyLines === 1 ? 'line' : 'lines'} skipped`]
      : []),
  ].join(', ')
}

function firstLineProblem(lines: readonly string[]): string | null {
  for (const [index, line] of lines.entries()) {
    const problem = textProblem(line, limits.labelCharacters)
    if (problem !== null) return `Line ${number(index + 1)}: ${problem}`
  }
  return null
}

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trim())

const number = (count: number) => count.toLocaleString('en')
