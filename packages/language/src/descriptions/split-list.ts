/** Pairs that name one field */
const pairs =
  'terms and conditions|terms & conditions|likes and dislikes|pros and cons|name and surname|date and time|day and time|dates and times|days and times|questions and comments|questions or comments|comments and questions|comments or questions|comments and suggestions|comments or suggestions|comments and feedback|notes and comments|ideas and suggestions|strengths and weaknesses|rules and regulations|goals and objectives|health and safety|drop off and pick up|get along with|gets along with|where and when|when and where|how and why|how and when|who and when|search and rescue|food and drink|bed and breakfast|black and white|research and development|sales and marketing'
const together = new RegExp(`\\b(?:${pairs})\\b`, 'gi')
const joint = '\u0001'

/** Nouns that parts of a list share: `arrival and departure dates` */
const shared =
  /\b(first|last|middle|start|end|starting|ending|arrival|departure|check-?in|check-?out|home|work|billing|shipping|delivery|pick-?up|drop-?off|return|permanent|current|daytime|evening|outbound|inbound)(?:\s+and\s+|\s*\/\s*|\s*&\s*)(?:the |their |your )?(first|last|middle|start|end|starting|ending|arrival|departure|check-?in|check-?out|home|work|billing|shipping|delivery|pick-?up|drop-?off|return|permanent|current|daytime|evening|outbound|inbound)\s+((?:names?|dates?|times?|address(?:es)?|phones?(?: numbers?)?|locations?|numbers?|points?))\b/gi

/** `preferred date and time`, `date and time of the visit` */
const dateAndTime =
  /(?<!\b(?:which|what|each|every) )\b((?:(?:preferred|preferred new|requested|desired|suggested|new|start|end|arrival|departure|pick-?up|drop-?off|return|delivery|collection|appointment|meeting|booking|event|visit|incident|accident) )?)(date|time)\s*(?:and|&|\/)\s*(date|time)(?! (?:picker|field))((?: (?:of|for|it|they|you|when) [^,;.?()]+)?)\b/gi

/** Splits a list at commas, semicolons and `and`, but not inside brackets or quotes. */
export function splitList(text: string): readonly string[] {
  return splitAtTop(
    unshared(text).replaceAll(together, (pair) => pair.replaceAll(' ', joint)),
    /^(?:\s*[,;]\s*(?:and\s+|&\s*|plus\s+(?!one)|then\s+|as well as\s+|along with\s+)?|\s+(?:and|&|plus(?! one)|as well as|along with|together with|followed by|and then|then)\s+(?:also\s+)?(?:then\s+)?)/i,
  )
    .map((part) => part.replaceAll(joint, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Splits a text at separators outside brackets and quotes. */
function splitAtTop(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
      continue
    }
    if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
    else if (character === '"' && text.indexOf('"', at + 1) !== -1) quote = '"'
    else if (character === '“' && text.indexOf('”', at + 1) !== -1) quote = '”'
    if (depth > 0 || !/[\s,;/|&]/.test(character) || isInNumber(text, at)) continue
    const found = separator.exec(text.slice(at, at + 40))?.[0].length ?? 0
    if (found === 0) continue
    parts.push(text.slice(start, at))
    start = at + found
    at = start - 1
  }
  parts.push(text.slice(start))
  return parts
}

/** True for the comma of `$1,000`. */
function isInNumber(text: string, at: number): boolean {
  return text[at] === ',' && /^\d,\d{3}(?!\d)/.test(text.slice(at - 1, at + 5)) && at > 0
}

/** Expands `arrival and departure dates` and `date and time of the visit` into two labels. */
function unshared(text: string): string {
  return text
    .replaceAll(dateAndTime, '$1$2$4, $1$3$4')
    .replaceAll(shared, (_, one: string, other: string, thing: string) => {
      const single = thing.replace(/address(es)?$/i, 'address').replace(/(?<!s)s$/i, '')
      return `${one} ${single}, ${other} ${single}`
    })
}

/** Splits options at commas, slashes, bars, `or` and `and`. */
export function splitOptions(text: string): readonly string[] {
  const bare = text.trim().replace(/[.!]+$/, '')
  return optionParts(bare).map(tidyOption).filter(isOption)
}

function optionParts(text: string): readonly string[] {
  if (/^(?:X{0,3}[SL]|M)(?:\s+(?:X{0,3}[SL]|M))+$/.test(text)) return text.split(/\s+/)
  const byBar = splitAtTop(text, /^\s*[|;]\s*/)
  if (byBar.length > 1) return byBar
  const byComma = splitAtTop(text, /^\s*,\s*(?:(?:and|or|&)\s+)?/i)
  const last = byComma.at(-1)
  if (byComma.length > 1 && last !== undefined) {
    // Only the last comma can be replaced by a word: `Food and drink, Music and Other`.
    if (/^black (?:and|&) white$/i.test(last)) return byComma
    const end = splitAtTop(
      last,
      /^\s+(?:or|and|&)\s+(?!(?:more|less|fewer|older|younger|over|under|above|below|higher|lower|up)\b)/i,
    )
    return [...byComma.slice(0, -1), ...end]
  }
  const either = splitAtTop(text, /^\s+or\s+/i)
  if (either.length > 1) return either
  const slashed = splitAtTop(text, /^\s*\/\s*/)
  return slashed.length > 1 ? slashed : splitAtTop(text, /^\s+(?:and|&|versus|vs\.?)\s+/i)
}

function tidyOption(part: string): string {
  return part
    .trim()
    .replace(/^["“'‘]|["”'’]$/g, '')
    .replace(/\s*[-–—(]\s*(?:please )?(?:specify|state|describe|tell us)(?: \w+)?\s*\)?$/i, '')
    .replace(/^(?:either|the|an?)\s+(?=[\p{L}\d])/iu, '')
    .trim()
}

const isOption = (part: string) =>
  /[\p{L}\p{N}+]/u.test(part) && !/^(?:etc|and so on)\.?$/i.test(part)
