import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

const small = wordSet`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`
const tens = wordSet`twenty thirty forty fifty sixty seventy eighty ninety`
const units = new Map([
  ...[...small].map((word, at) => [word, at] as const),
  ...[...tens].map((word, at) => [word, 10 * (at + 2)] as const),
  ['fourty', 40],
])
const powers = new Map(
  Object.entries({ dozen: 12, hundred: 100, thousand: 1_000, million: 1_000_000 }),
)

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
    const power = powers.get(next?.word ?? '')
    return { number: text(value * (power ?? 1)), end: at + (power === undefined ? 1 : 2) }
  }
  // "under 18s"
  if (/^\d{1,3}s$/.test(token.word)) return { number: token.word.slice(0, -1), end: at + 1 }
  return numberInWords(tokens, at)
}

/** Value of `1,000`, `$50`, `20%`, `10k`; null for a date. */
function digits(word: string): number | null {
  const found = /^[$€£¥]?([\d,]+(?:\.\d+)?)([km%])?$/.exec(word)
  if (found === null) return null
  const [, amount = '', suffix] = found
  const value = Number(amount.replaceAll(',', ''))
  const power = suffix === 'k' ? 1_000 : suffix === 'm' ? 1_000_000 : 1
  return Number.isFinite(value) ? value * power : null
}

function numberInWords(tokens: readonly Token[], start: number) {
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  if (wordAt(start) === 'half') return null
  let total = 0
  let group: number | null = null
  let at = start
  // "a hundred"
  if (/^an?$/.test(wordAt(at)) && powers.has(wordAt(at + 1))) at += 1
  for (; ; at += 1) {
    // "a hundred and five"
    const isAnd =
      wordAt(at) === 'and' && group !== null && group % 100 === 0 && units.has(wordAt(at + 1))
    if (isAnd) at += 1
    const unit = units.get(wordAt(at))
    const power = powers.get(wordAt(at))
    if (unit !== undefined) {
      // "twenty five" is one number, "two three" are two.
      const fits: boolean =
        group === null ||
        (group > 0 && (group % 100 === 0 || (unit < 10 && group % 100 >= 20 && group % 10 === 0)))
      if (!fits) break
      group = (group ?? 0) + unit
    } else if (power === undefined) break
    else if (power <= 100) group = (group ?? 1) * power
    else {
      total += (group ?? 1) * power
      group = null
    }
  }
  return group === null && total === 0 ? null : { number: text(total + (group ?? 0)), end: at }
}

/** Decimal notation, without an exponent where possible. */
const text = (value: number) => String(Number(value.toPrecision(15)))
