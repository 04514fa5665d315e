import type { Token } from './tokens.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units: Readonly<Record<string, number>> = Object.fromEntries([
  ...small.map((word, at) => [word, at]),
  ...tens.map((word, at) => [word, 10 * (at + 2)]),
  ['fourty', 40],
])
const powers: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
}
const suffixes: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

const unitOf = (word: string) => (Object.hasOwn(units, word) ? units[word] : undefined)
const powerOf = (word: string) => (Object.hasOwn(powers, word) ? powers[word] : undefined)

/** "10.000" with dots between thousands, as many languages write it */
export const thousands = /^\d{1,3}(?:\.\d{3})+$/

/** Reads the number at a token, in digits or words. `end` is the token behind it. */
export function numberAt(
  tokens: readonly Token[],
  at: number,
): { readonly number: string; readonly end: number } | null {
  const token = tokens[at]
  if (token === undefined) return null
  const next = tokens[at + 1]
  // "1-2" is a range, not "-2".
  const isRange = tokens[at - 1]?.kind === 'number' && tokens[at - 1]?.end === token.start
  if (token.word === '-' && !isRange && next?.kind === 'number' && next.start === token.end) {
    const found = numberAt(tokens, at + 1)
    return found && { number: `-${found.number}`, end: found.end }
  }
  if (token.kind === 'number') {
    // Money has no three decimals: "10.000 euros".
    const isMoney =
      thousands.test(token.word) && /^(?:euros?|eur|dollars?|usd)$/.test(next?.word ?? '')
    const value = digits(isMoney ? token.word.replaceAll('.', '') : token.word)
    if (value === null) return null
    const power = powerOf(next?.word ?? '')
    if (power !== undefined) return { number: text(value * power), end: at + 2 }
    return { number: text(value), end: at + 1 }
  }
  // "under 18s"
  if (/^\d{1,3}s$/.test(token.word)) return { number: token.word.slice(0, -1), end: at + 1 }
  return numberInWords(tokens, at)
}

/** Value of `1,000`, `$50`, `20%`, `10k`; null for a date. */
function digits(word: string): number | null {
  const found = /^[$€£¥]?([\d,]+(?:\.\d+)?)([km%])?$/.exec(word)
  if (found === null) return null
  const value = Number(found[1]?.replaceAll(',', '')) * (suffixes[found[2] ?? ''] ?? 1)
  return Number.isFinite(value) ? value : null
}

function numberInWords(tokens: readonly Token[], start: number) {
  let total = 0
  let group: number | null = null
  let at = start
  for (; ; at += 1) {
    const word = tokens[at]?.word ?? ''
    const unit = unitOf(word)
    const power = powerOf(word)
    if (word === 'dozen') {
      group = (group ?? 1) * 12
    } else if (unit !== undefined) {
      // "twenty five" is one number, "two three" are two.
      if (
        group !== null &&
        !(unit < 10 && group % 100 >= 20 && group % 10 === 0) &&
        !(group % 100 === 0 && group > 0)
      )
        break
      group = (group ?? 0) + unit
    } else if (power === 100) {
      group = (group ?? 1) * 100
    } else if (power !== undefined) {
      total += (group ?? 1) * power
      group = null
    } else if (
      word === 'and' &&
      group !== null &&
      group % 100 === 0 &&
      unitOf(tokens[at + 1]?.word ?? '') !== undefined
    ) {
    } else if ((word === 'a' || word === 'an') && at === start && isPower(tokens[at + 1]?.word)) {
    } else if (word === 'half' && at === start) return null
    else break
  }
  return group === null && total === 0 ? null : { number: text(total + (group ?? 0)), end: at }
}

const isPower = (word = '') => powerOf(word) !== undefined || word === 'dozen'

/** Decimal notation, without an exponent where possible. */
function text(value: number): string {
  return String(Number(value.toPrecision(15)))
}
