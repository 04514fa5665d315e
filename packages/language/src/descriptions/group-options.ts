import { isFieldName } from '@ramiform/formats/reading/guess-field-type'
import { isAskedFor } from './things.ts'

const opens =
  /^(.*?\S)\s*(?::\s+|\s[-–—]\s+|,?\s+(?:with (?:the |an? )?(?:following )?(?:options?|choices?|choice)(?: of| are)?|as (?:an? )?(?:radio buttons?|drop-?down|checkboxes|select)(?: with| of)?|(?:choose|choosing|select|pick) (?:between|from)|either)\s*:?\s+)(\S.*)$/is
const closes = /^(.*\S)\s[-–—]\s+(\S.*)$/s

/** Rejoins parts of a list that are options of the part before: `type - a, b, c`. */
export function groupOptions(parts: readonly string[]): readonly string[] {
  const grouped: string[] = []
  const rest = [...parts]
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    const [, head, first = ''] = outside(part) ? (opens.exec(part) ?? []) : []
    if (head === undefined) {
      grouped.push(part)
      continue
    }
    const options = [first]
    const isDash = /^\s*[-–—]/.test(part.slice(head.length))
    const closing = isDash ? rest.findIndex((one) => closes.test(one)) : -1
    const isClosed =
      closing !== -1 && rest.slice(0, closing).every((one) => one.length < 40 && !/[(?]/.test(one))
    const untilOther = endOfOptions(rest)
    for (let next = rest[0]; next !== undefined; next = rest[0]) {
      const isSure = options.length <= untilOther
      const isLast = !isSure && isClosed && options.length > closing
      const [, last, after = ''] = isLast ? (closes.exec(next) ?? []) : []
      if (last !== undefined) {
        options.push(last)
        rest[0] = after
        break
      }
      if (!isSure && !isClosed && !canBeOption(next, options) && !isLastWord(rest, options)) break
      options.push(next)
      rest.shift()
      if (!isSure && /\sor\s/i.test(next)) break
    }
    grouped.push(`${head}: ${options.join(', ')}`)
  }
  return grouped
}

/**
 * Finds the last option. "other" comes last, and short parts before it are options: `oil change, full service,
 * other`.
 */
function endOfOptions(rest: readonly string[]): number {
  const at = rest.findIndex((part) =>
    /^(?:or |and )?(?:others?(?: \([^()]*\))?|none)[.!]?$/i.test(part),
  )
  const isShort = (part: string) => part.split(' ').length <= 4 && !/[?:(]/.test(part)
  const isName = (part: string) =>
    phrase.test(part) || /^(?:e-?mail|phone|name|message|address|date)\b/i.test(part)
  const areShort = rest.slice(0, Math.max(0, at)).every((one) => isShort(one) && !isName(one))
  return areShort ? at + 1 : 0
}

/** First words of an item with more than a name */
const phrase = /^(?:an?|the|their|your|whether|if|how|what|which|when|where|why|who|any)\s/i

/** True for the last word of `type - wedding, portrait, product`, which names no usual field. */
const isLastWord = (rest: readonly string[], options: readonly string[]) =>
  rest.length === 1 &&
  [...options, ...rest].every((word) => /^\p{Ll}+$/u.test(word)) &&
  !isFieldName(rest[0] ?? '') &&
  !/^(?:comments?|notes?|quantity)$/.test(rest[0] ?? '')

/** True if the start of the options is outside brackets. */
function outside(part: string): boolean {
  const plain = part.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, (aside) => '_'.repeat(aside.length))
  const bracket = plain.search(/[([]/)
  const colon = plain.search(/:\s|\s[-–—]\s|\s(?:with|as|choose|choosing|select|pick|either)\b/i)
  return colon !== -1 && (bracket === -1 || colon < bracket)
}

function canBeOption(text: string, before: readonly string[]): boolean {
  if (text.length > 60 || /[?:]/.test(text) || phrase.test(text)) return false
  if (/\((?!\s*[+$£€]?\s?\d|.*(?:all|several|more|multiple|both))/i.test(text)) return false
  // A field name ends the options, unless they are such names: `size: S, M, L, phone number`.
  return !isAskedFor(text) || before.every(isAskedFor)
}
