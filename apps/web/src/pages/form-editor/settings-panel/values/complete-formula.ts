import { type FormulaFunction, formulaFunctions } from '@ramiform/core/values/read-formula'
import type { FormulaSource } from '@ramiform/core/values/sources-of-formulas'

/** A way to go on in a formula. */
export interface Completion {
  readonly label: string
  /** What it is, such as *Number*, or an example. */
  readonly detail: string
  /** Text that replaces the one between `from` and `to`. */
  readonly insert: string
}

export interface Completions {
  readonly from: number
  readonly to: number
  readonly options: readonly Completion[]
}

/** Longer lists take longer to read than typing a letter. */
const mostOptions = 7

const holdsInWords: Readonly<Record<FormulaSource['holds'], string>> = {
  number: 'Number',
  text: 'Text',
  list: 'Several options',
  either: 'Text or number',
}

/**
 * What can follow at the caret: names in braces, options in quotes, and names and functions for a word.
 * @param isAsked true when the owner asked for a list, which then also opens without a word
 */
export function completeFormula(
  text: string,
  caret: number,
  sources: readonly FormulaSource[],
  isAsked = false,
): Completions {
  const before = text.slice(0, caret)
  const after = text.slice(caret)
  const named = /\{([^{}"]*)$/.exec(before)
  if (named !== null && !isInQuotes(before.slice(0, named.index))) {
    // A name that was begun within a closed one replaces all of it.
    const [rest = ''] = /^[^{}"]*\}/.exec(after) ?? []
    return cut(named.index, caret + rest.length, names(named[1] ?? '', sources))
  }
  const quote = isInQuotes(before) ? /"([^"]*)$/.exec(before) : null
  if (quote !== null) {
    const [rest = ''] = /^[^"{}]*"/.exec(after) ?? []
    return cut(quote.index, caret + rest.length, options(before, quote[1] ?? '', sources))
  }
  const [word = ''] = /[\p{L}][\p{L}\p{N}]*$/u.exec(before) ?? []
  if (word === '' && !isAsked) return nothing
  return cut(caret - word.length, caret, [...functions(word), ...names(word, sources)])
}

const nothing: Completions = { from: 0, to: 0, options: [] }

function cut(from: number, to: number, all: readonly Completion[]): Completions {
  return { from, to, options: all.slice(0, mostOptions) }
}

function isInQuotes(text: string): boolean {
  return (text.replace(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1
}

function names(part: string, sources: readonly FormulaSource[]): readonly Completion[] {
  const wanted = part.trim().toLowerCase()
  const begins = ({ name }: FormulaSource) => name.toLowerCase().startsWith(wanted)
  const found = sources.filter(({ name }) => name.toLowerCase().includes(wanted))
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].map(
    ({ name, holds }) => ({ label: name, detail: holdsInWords[holds], insert: `{${name}}` }),
  )
}

function functions(word: string): readonly Completion[] {
  return (Object.keys(formulaFunctions) as FormulaFunction[])
    .filter((name) => name.startsWith(word.toLowerCase()))
    .map((name) => ({ label: name, detail: formulaFunctions[name], insert: `${name}(` }))
}

/** Options of the question that was named last, with *Other* except where points are given. */
function options(
  before: string,
  part: string,
  sources: readonly FormulaSource[],
): readonly Completion[] {
  const name = [...before.matchAll(/\{([^{}]*)\}/g)].at(-1)?.[1]?.trim().toLowerCase()
  const source = sources.find((one) => one.name.toLowerCase() === name)
  const isOfPoints = /\bpoints\(\s*\{[^{}]*\}[^)]*$/.test(before)
  const other = isOfPoints ? undefined : source?.other
  return [...(source?.options ?? []), ...(other ? [other] : [])]
    .filter((option) => option.toLowerCase().includes(part.toLowerCase()))
    .map((option) => ({
      label: option,
      detail: source?.name ?? '',
      insert: `"${option.replace(/["\\]/g, '\\$&')}"`,
    }))
}
