import { matchesOf, re } from '../patterns.ts'
import { rememberedText } from '../remembered.ts'
import { masked } from './sentences.ts'

/** Pairs that name one field */
const together = re.gi`\b(?:terms and conditions|terms & conditions|likes and dislikes|pros and cons|name and surname|date and time|day and time|dates and times|days and times|questions and comments|questions or comments|comments and questions|comments or questions|comments and suggestions|comments or suggestions|comments and feedback|notes and comments|ideas and suggestions|strengths and weaknesses|rules and regulations|goals and objectives|health and safety|drop off and pick up|get along with|gets along with|where and when|when and where|how and why|how and when|who and when|search and rescue|food and drink|bed and breakfast|black and white|research and development|sales and marketing)\b`
const joint = '\u0001'

const ends =
  'first|last|middle|start|end|starting|ending|arrival|departure|check-?in|check-?out|home|work|billing|shipping|delivery|pick-?up|drop-?off|return|permanent|current|daytime|evening|outbound|inbound'
/** Nouns that parts of a list share: `arrival and departure dates` */
const shared = re.gi`\b(${ends})(?:\s+and\s+|\s*\/\s*|\s*&\s*)(?:the |their |your )?(${ends})\s+((?:names?|dates?|times?|address(?:es)?|phones?(?: numbers?)?|locations?|numbers?|points?))\b`

/** `preferred date and time`, `date and time of the visit` */
const dateAndTime =
  /(?<!\b(?:which|what|each|every) )\b((?:(?:preferred|preferred new|requested|desired|suggested|new|start|end|arrival|departure|pick-?up|drop-?off|return|delivery|collection|appointment|meeting|booking|event|visit|incident|accident) )?)(date|time)\s*(?:and|&|\/)\s*(date|time)(?! (?:picker|field))((?: (?:of|for|it|they|you|when) [^,;.?()]+)?)\b/gi

/** Splits a list at commas, semicolons and `and`, but not inside brackets or quotes. */
export const splitList = rememberedText((text): readonly string[] => {
  return splitAtTop(
    unshared(text).replaceAll(together, (pair) => pair.replaceAll(' ', joint)),
    /\s*[,;]\s*(?:and\s+|&\s*|plus\s+(?!one)|then\s+|as well as\s+|along with\s+)?|\s+(?:and|&|plus(?! one)|as well as|along with|together with|followed by|and then|then)\s+(?:also\s+)?(?:then\s+)?/gi,
  )
    .map((part) => part.replaceAll(joint, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
})

/** Splits a text at separators outside brackets and quotes, but not at the comma of `$1,000`. */
function splitAtTop(text: string, separator: RegExp): readonly string[] {
  const plain = masked(text).replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '_')
  const found = matchesOf(plain, separator)
  const starts = [0, ...found.map((mark) => mark.index + mark[0].length)]
  return starts.map((start, at) => text.slice(start, found[at]?.index))
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
export const splitOptions = (text: string) =>
  optionParts(text.trim().replace(/[.!]+$/, ''))
    .map((part) =>
      part
        .trim()
        .replace(/^["“'‘]|["”'’]$/g, '')
        .replace(/\s*[-–—(]\s*(?:please )?(?:specify|state|describe|tell us)(?: \w+)?\s*\)?$/i, '')
        .replace(/^(?:either|the|an?)\s+(?=[\p{L}\d])/iu, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}+]/u.test(part) && !/^(?:etc|and so on)\.?$/i.test(part))

function optionParts(text: string): readonly string[] {
  if (/^(?:X{0,3}[SL]|M)(?:\s+(?:X{0,3}[SL]|M))+$/i.test(text))
    return text.toUpperCase().split(/\s+/)
  const byBar = splitAtTop(text, /\s*[|;]\s*/g)
  if (byBar.length > 1) return byBar
  const byComma = splitAtTop(text, /\s*,\s*(?:(?:and|or|&)\s+)?/gi)
  const last = byComma.at(-1) ?? ''
  // Only the last comma can be replaced by a word: `Food and drink, Music and Other`.
  if (byComma.length > 1)
    return [
      ...byComma.slice(0, -1),
      ...splitAtTop(
        last,
        /(?<!^black)\s+(?:or|and|&)\s+(?!(?:more|less|fewer|older|younger|over|under|above|below|higher|lower|up)\b)/gi,
      ),
    ]
  const separators = [/\s+or\s+/gi, /\s*\/\s*/g, /\s+(?:and|&|versus|vs\.?)\s+/gi]
  const ways = separators.map((separator) => splitAtTop(text, separator))
  return ways.find(({ length }) => length > 1) ?? [text]
}
