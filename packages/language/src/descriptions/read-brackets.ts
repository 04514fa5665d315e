import type { Draft, Taken } from './draft.ts'
import { splitOptions } from './split-list.ts'
import { isAskedFor } from './things.ts'
import { type NamedType, namedType } from './type-words.ts'
import { optionsBetween, scaleOf } from './usual-options.ts'

const several =
  /\b(?:(?:select|choose|pick|tick|check) (?:all(?: (?:that|which) \w+)?|any|several|multiple|as many(?: as(?: \w+){1,3})?|one or more|more than one)|all that apply|multiple (?:choices? )?(?:allowed|possible|ok|okay)|(?:can|may) (?:pick|choose|select) (?:both|more|several|any|many)|both (?:possible|allowed)|can choose|(?:more than one|several|multiple)(?: (?:can|may) be| is| are)?(?: (?:allowed|possible|fine|okay|ok|selected|chosen|options?|answers?|selections?))?|multi(?:ple)?[- ]?select(?:ion)?|one or more|any (?:of|number))\b/i
const one =
  /\b(?:(?:select|choose|pick|tick) (?:only )?one|single (?:choice|select|answer)|one only|only one)\b/i

export const meansSeveral = (text: string) => several.test(text)

/** "(if applicable)" says that an answer may be missing. */
const ifAny =
  /^if (?:any|booked|decided|chosen|applicable|known|available|possible|needed|relevant|they (?:want|like|wish|have (?:one|any|it))|you (?:want|like|have (?:one|any))|different)\b/i

/** Whole brackets, and what they say about the field; the first that fits counts */
const asides: readonly (readonly [RegExp, (first: string, second: string) => Partial<Draft>])[] = [
  [
    /^(?:in )?(?:years|months|weeks|days|nights|hours|minutes|kg|cm|km|m|€|£|\$|euros?|eur|dollars|pounds|litres|liters|°c|%|stück|flaschen|unidades|pièces)$/i,
    () => ({ named: 'number' }),
  ],
  [
    /^(?:e\.?\s?g\.?,?|for example,?|for instance,?|like|such as|ex:?)\s+(.+)$/i,
    (example) => ({ placeholder: `e.g. ${example}` }),
  ],
  [/^(?:and )?(if (?:yes|so|no|not|other)\s*[,:–—-]\s*\S.*)$/i, (followUp) => ({ followUp })],
  [
    /^(?:(?:only|shown|visible|show|ask|displayed|appears|asked|required|just)\s+)*((?:if|when|unless)\s+.+)$/i,
    (condition) => (ifAny.test(condition) ? { required: false } : { condition }),
  ],
  [
    /^(?:(?:shown|ask|asked|this is|show) )?only for (?:the )?(.{2,60})$/i,
    (whom) => ({ condition: `if ${whom}` }),
  ],
  [
    /^(?:for )?(?!(?:.*\bone|single .*|office use|pdf|text|numbers?|digits?|adults|uk|us|internal use|optional) only$)([\p{L} -]{3,40}?) only$/iu,
    (whom) => ({ condition: `if ${whom}` }),
  ],
  [/^(?:and )?(.{2,80}?),? if (?:yes|so)$/i, (thing) => ({ followUp: `if yes, ${thing}` })],
  [
    /^(.+?)[,;]?\s+(?:and |but )?((?:if (?:yes|so|no|not|other)\b|if they (?:do|are|have)\b).+)$/is,
    (before, followUp) => ({ ...readAside(before), followUp }),
  ],
]

/** A type and a range: "dropdown 1-10", "XS to XL checkboxes" */
const spread = /^(?:(.*\D)\s)?(\d{1,3}\s*(?:-|–|to)\s*\d{1,3}|\S+\s?(?:-|–|to)\s?\S+)(?:\s+(\D+))?$/

/** Reads brackets behind a name, or the words behind its colon: a type, options, a star, an example. */
function readAside(inside: string): Partial<Draft> {
  const text = inside
    .trim()
    .replace(/^[*]|[.]$/g, '')
    .trim()
  if (text === '') return {}
  for (const [pattern, read] of asides) {
    const [whole, first = '', second = ''] = pattern.exec(text) ?? []
    if (whole !== undefined) return read(first, second)
  }
  const ranges = text.split(/\s*[,;|]\s*|\s+or\s+/)
  const areRanges = ranges.length > 1 && ranges.every((one) => /^[<>]?[$£€]?\d/.test(one))
  const [, before = '', span = '', behind = ''] = spread.exec(text) ?? []
  const kind = namedType(before || behind)
  const isSpread = before === '' ? kind !== null : kind === 'select' || kind === 'radio'
  const between = areRanges ? [] : optionsBetween(isSpread ? span : text)
  if (between.length > 1 && isSpread)
    return { named: kind, ...(kind === 'checkbox' && { isMany: true }), options: between }
  if (between.length > 1 && !/^\d/.test(text)) return { options: between }
  if (areRanges || areWays(text)) return readListed(text)
  const whole = namedType(text)
  if (whole !== null) return { named: whole }
  let found: Partial<Draft> = {}
  let rest = text.replace(
    /^(?:(?:please )?(?:choose|select|pick|tick|check) (?:as many[^:,]*|all[^:,]*|any[^:,]*|one[^:,]*|several[^:,]*|from|between))\s*[:,–—-]\s*(?=\S)|^(?:multi-?select|single choice)(?: from| of)? (?=[^,]+,)/i,
    '',
  )
  if (rest !== text && meansSeveral(text)) found = { isMany: true }
  for (const piece of rest.split(
    /\s*[,;–—]\s+|\s+-\s+|\s+and (?=(?:required|optional|mandatory))/,
  )) {
    const told = readWord(piece.trim())
    // "(price, service, other)" are answers.
    if (told === null || /^(?:price|cost|money|payment|photos?|videos?)$/i.test(piece)) break
    found = { ...found, ...told }
    rest = rest.slice(rest.indexOf(piece) + piece.length).replace(/^\s*[,;:–—-]\s*/, '')
  }
  if (rest.trim() === '') return found
  const typed =
    /^(?!date of\b)([\w/ -]{2,24}?)\s*(?::|\bwith (?:the )?(?:options|choices)\b:?|\b(?:of|with|from|between)\b)\s*(.+)$/i.exec(
      rest,
    )
  const named = namedType(typed?.[1] ?? '')
  return named === null
    ? { ...found, ...readListed(rest) }
    : { ...found, named, ...readListed(typed?.[2] ?? '') }
}

const ways: readonly (NamedType | null)[] = ['email', 'phone', 'url', 'text']

/** `email, phone, post` and `phone, laptop, tablet` are options, although the first is a type name. */
export function areWays(text: string): boolean {
  const pieces = text.split(/\s*[,;|/]\s*(?:(?:and|or)\s+)?|\s+or\s+/)
  const first = namedType(pieces[0] ?? '')
  return (
    pieces.length > 1 &&
    ways.slice(0, 3).includes(first) &&
    pieces.every((piece) => {
      const isOther = !/[\d:]/.test(piece) && readWord(piece) === null
      return piece.split(' ').length <= 3 && (isOther || ways.includes(namedType(piece)))
    })
  )
}

/** Words about a field, and what they say */
const fieldWords: readonly (readonly [RegExp, Partial<Draft>])[] = [
  [
    /^(?:(?:is |this is |are |both |all )?(?:required|mandatory|compulsory|must(?: have)?|needed|obligatory|important)(?: field)?|\*)$/i,
    { required: true },
  ],
  [
    /^(?:(?:is |are |both )?(?:optional(?:ly)?|not (?:required|mandatory|compulsory|necessary))(?: field)?|if (?:any|applicable|known|available)|(?:can|may) (?:stay|be(?: left)?) (?:empty|blank)|leave (?:it )?(?:empty|blank).*)$/i,
    { required: false },
  ],
  [several, { isMany: true }],
  [one, { named: 'choice' }],
]

/** Reads a word about a field: `required`, `dropdown`, `1-5`. */
function readWord(word: string): Partial<Draft> | null {
  const told = fieldWords.find(([pattern]) => pattern.test(word))?.[1]
  if (told !== undefined) return told
  const named = namedType(word)
  const scale = scaleOf(word)
  if (named === null) return scale && { scale }
  return { named, ...(named === 'checkbox' && /es\b|multi|pick/i.test(word) && { isMany: true }) }
}

/** Options in brackets; none if the words only explain. */
function readListed(text: string): Partial<Draft> {
  if (/^(?:must|min|max|at least|at most)\b/i.test(text)) return {}
  const options = listedOptions(
    text
      .replace(several, '')
      .replace(one, '')
      .replace(/^[\s:,;-]+|[\s:,;-]+$/g, ''),
  )
  return {
    ...(meansSeveral(text) && { isMany: true }),
    ...(options.length > 0 && { options }),
  }
}

/** The options of a text that lists nothing else: "options: small, medium or large". */
export function listedOptions(text: string): readonly string[] {
  const options = splitOptions(
    text
      .replace(
        /^(?:options?|choices?|values?|either|choose (?:from|between)|with(?: options)?|select|from|between)\b\s*(?:are\s*|is\s*)?:?\s*/i,
        '',
      )
      .replace(/\s+(?:options?|choices)$/i, '')
      .replace(
        /\s*[,;]?\s*(?:select|choose|pick|check|tick) (?:all that apply|any|one|several)\.?$/i,
        '',
      ),
  )
  return options.length > 1 && options.every(isShort) ? withCapitals(options) : []
}

export const isShort = (option: string) =>
  option.length <= 60 && option.split(' ').length <= 8 && !/[?]$/.test(option)

/** Capitalizes options, but not "iPad". */
export const withCapitals = (options: readonly string[]) =>
  options.map((option) =>
    option.replace(/^\p{Ll}(?=\p{Ll}|[^\p{L}]|$)/u, (first) => first.toUpperCase()),
  )

const price =
  /^\s*[+–-]?\s*(?:[$£€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$£€]|(?:usd|eur|gbp|dollars?|euros?|pounds?)\b))/i
/** Nested brackets are rare; the outer ones are read. */
const brackets = /\(((?:[^()]|\([^()]*\))*)\)|\[([^[\]]*)\]|\{([^{}]*)\}/g

/** Removes and reads the brackets of a phrase. */
export function takeBrackets(text: string): Taken {
  if (!/[([{]/.test(text)) return { rest: text.replaceAll(/\s+/g, ' ').trim(), found: {} }
  let found: Partial<Draft> = {}
  const prices = [...text.matchAll(/\(([^()]*)\)/g)].filter(([, one = '']) => price.test(one))
  const rest = text.replaceAll(brackets, (all, round = '', square = '', curly = '', at = 0) => {
    // Each option has its price: `economy ($30), van ($90)`.
    const isOfOption = prices.length > 1 || text.slice(0, at).includes(':')
    if (isOfOption && price.test(round)) return all
    found = { ...found, ...readAside(round || square || curly) }
    return ''
  })
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), found }
}

const optionLead =
  /\s*[,;:–—-]?\s*\b(?:with (?:an? |the )?(?:following )?(?:choice|options?|choices?|values|answers|categories|levels)(?: (?:of|for|like|such as|being|are|to (?:choose|select) from))?|(?:the )?(?:options?|choices?) (?:are|being|should be|include|of)|(?:choose|choosing|select|selecting|pick|picking|chosen|selected) (?:one )?(?:from|between|among)|(?:they|people|users|you) (?:can )?(?:choose|select|pick) (?:from|between)|(?:from|between)(?= \S+(?:, | or | and ))|either|such as|like(?= \S+, )|being)\s*:?\s*/i

/** Reads and removes `: A, B or C`, `with options A, B and C`, `between A and B`. */
export function takeOptions(text: string): Taken {
  const many: Partial<Draft> = meansSeveral(text) ? { isMany: true } : {}
  const [, head = '', tail] =
    /^([^:?]{1,160}(?:[:]|[?]\s*[:–—-]?|\s[–—-](?=\s)))\s*(.+)$/s.exec(text) ?? []
  const told = tail === undefined ? null : readTail(tail)
  if (told !== null) return { rest: bareHead(head), found: { ...many, ...told } }
  const [, name = '', slashed = ''] =
    /^(.*\S)\s+(?!(?:and\/or|yes\/no|n\/a|w\/o)$)((?:[\p{L}\p{N}-]+\s?\/\s?){1,8}[\p{L}\p{N}-]+)$/iu.exec(
      text,
    ) ?? []
  if (name !== '' && (isAskedFor(name) || slashed.split('/').length > 2))
    return { rest: name, found: { ...many, options: withCapitals(splitOptions(slashed)) } }
  const lead = optionLead.exec(text)
  if (lead === null || lead.index === 0) return { rest: text, found: many }
  const options = listedOptions(text.slice(lead.index + lead[0].length))
  return options.length > 0 && !/^\d+$/.test(options[0] ?? '')
    ? { rest: text.slice(0, lead.index), found: { ...many, options } }
    : { rest: text, found: many }
}

/** Removes the words before options: `size with options:`. */
const bareHead = (head: string) =>
  head
    .replace(/\s*[:–—-]\s*$/, '')
    .replace(
      /[\s,]+(?:with|and|of|has|having)?\s*(?:the )?(?:following )?(?:options?|choices|values|answers|choose (?:from|between|one)|select (?:from|one)|pick (?:from|one))(?: (?:are|being|like|such as))?$/i,
      '',
    )

/** Reads the part behind a label's colon; null if it says nothing about the field. */
function readTail(tail: string): Partial<Draft> | null {
  const { rest, found } = takeBrackets(tail)
  const plain = rest.replace(/^[\s,.-]+|[\s,.;-]+$/g, '')
  const told = readAside(plain)
  const saysNothing = plain !== '' && Object.keys(told).length === 0
  return saysNothing ? null : { ...found, ...told }
}
