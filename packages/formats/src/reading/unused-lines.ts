import type { Warning } from '../import.ts'

/** Lines that get a warning of their own */
const mostNamed = 10
/** First lines that the warning about all others quotes */
const mostQuoted = 3
/** Characters of a quoted line */
const longestQuote = 120

/** Said of a table whose column names are the questions */
export const answersBelow =
  'The rows below the column names look like answers. They were not imported.'

/** Warning about a table that only informs. `head`: its first row */
export const tableLeftOut = (head: string): Warning => ({
  message: `A table was left out, because it names no questions: ${head.trim().slice(0, longestQuote)}`,
})

/**
 * Warnings that name the lines of a text that gave no field, option or description (decision 687).
 * A short line may be a question that was not recognized, so each gets its own. Sentences share one.
 * @param outcomes Further lines that are no questions for sure, such as the ends of a tree.
 */
export function unusedLines(
  lines: readonly string[],
  outcomes: readonly string[] = [],
): readonly Warning[] {
  const shown = distinct(lines)
  const named = shown.filter((line) => !isSentence(line)).slice(0, mostNamed)
  const others = distinct([...shown, ...outcomes]).filter((line) => !named.includes(line))
  const warnings = named.map((line) => ({ message: `This line was not imported: ${quoted(line)}` }))
  if (others.length === 0) return warnings
  const count =
    others.length === 1
      ? 'This line was not imported:'
      : `${others.length.toLocaleString('en')} lines ask nothing and were not imported:`
  const first = others.slice(0, mostQuoted).map(quoted).join(' ')
  return [...warnings, { message: `${count} ${first}${others.length > mostQuoted ? ' …' : ''}` }]
}

function distinct(lines: readonly string[]): readonly string[] {
  const plain = lines.map((line) => line.slice(0, 2_000).replaceAll(/\s+/g, ' ').trim())
  return [...new Set(plain)].filter((line) => /[\p{L}\p{N}]/u.test(line))
}

function quoted(line: string): string {
  const cut = line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
  return `“${cut}”`
}

function isSentence(line: string): boolean {
  const words = line.split(' ').length
  return words > 12 || (/[.!,;]["')\]]*$/.test(line) && words > 4)
}
