import { type Draft, emptyDraft } from './draft.ts'
import { splitOptions } from './split-list.ts'
import { namedType } from './type-words.ts'
import { optionsBetween, takeScale } from './usual-options.ts'

const several =
  /\b(?:(?:select|choose|pick|tick|check) (?:all(?: (?:that|which) \w+)?|any|several|multiple|as many(?: as(?: \w+){1,3})?|one or more|more than one)|all that apply|multiple (?:choices? )?(?:allowed|possible|ok|okay)|(?:can|may) (?:pick|choose|select) (?:both|more|several|any|many)|both (?:possible|allowed)|can choose|(?:more than one|several|multiple)(?: (?:can|may) be| is| are)?(?: (?:allowed|possible|fine|okay|ok|selected|chosen|options?|answers?|selections?))?|multi(?:ple)?[- ]?select(?:ion)?|one or more|any (?:of|number))\b/i
const one =
  /\b(?:(?:select|choose|pick|tick) (?:only )?one|single (?:choice|select|answer)|one only|only one)\b/i

export function meansSeveral(text: string): boolean {
  return several.test(text)
}

/** Reads brackets behind a name: a type, options, a star, an example. */
function readAside(inside: string): Partial<Draft> & { readonly isDescription?: boolean } {
  const text = inside
    .trim()
    .replace(/^[*]|[.]$/g, '')
    .trim()
  if (text === '') return {}
  if (
    /^(?:in )?(?:years|months|weeks|days|nights|hours|minutes|kg|cm|km|m|€|£|\$|euros?|eur|dollars|pounds|litres|liters|°c|%|stück|flaschen|unidades|pièces)$/i.test(
      text,
    )
  )
    return { named: 'number' }
  const example = /^(?:e\.?\s?g\.?,?|for example,?|for instance,?|like|such as|ex:?)\s+(.+)$/i.exec(
    text,
  )
  if (example !== null) return { placeholder: `e.g. ${example[1]}` }
  if (/^(?:and )?if (?:yes|so|no|not|other)\s*[,:–—-]\s*\S/i.test(text))
    return { followUp: text.replace(/^and /i, '') }
  const conditional =
    /^(?:(?:only|shown|visible|show|ask|displayed|appears|asked|required|just)\s+)*(?:only\s+)?((?:if|when|unless)\s+.+)$/i.exec(
      text,
    )
  if (conditional !== null) return asideCondition(conditional[1] ?? '')
  const only = /^(?:(?:shown|ask|asked|this is|show) )?only for (?:the )?(.{2,60})$/i.exec(text)
  if (only !== null) return { condition: `if ${only[1]}` }
  const some = /^(?:for )?([\p{L} -]{3,40}?) only$/iu.exec(text)
  if (
    some !== null &&
    !one.test(text) &&
    !/^(?:one|office use|pdf|text|numbers?|digits?|adults|uk|us|internal use|optional)$/i.test(
      some[1] ?? '',
    )
  )
    return { condition: `if ${some[1]}` }

  const behind = /^(?:and )?(.{2,80}?),? if (?:yes|so)$/i.exec(text)
  if (behind !== null) return { followUp: `if yes, ${behind[1]}` }
  const follow =
    /^(?:(.*?)[,;]?\s+(?:and |but )?)?((?:if (?:yes|so|no|not|other)\b|if they (?:do|are|have)\b).+)$/is.exec(
      text,
    )
  if (follow !== null && !/^if applicable/i.test(text)) {
    return { ...(follow[1] === undefined ? {} : readAside(follow[1])), followUp: follow[2] ?? '' }
  }
  const ranges = text.split(/\s*[,;|]\s*|\s+or\s+/)
  if (ranges.length > 1 && ranges.every((one) => /^[<>]?[$£€]?\d/.test(one)))
    return readListed(text)
  const between = optionsBetween(text)
  if (between.length > 1 && !/^\d/.test(text)) return { options: between }
  const spread = /^(.*\D)\s(\d{1,3}\s*(?:-|–|to)\s*\d{1,3})$/.exec(text)
  const kind = spread === null ? null : namedType(spread[1] ?? '')
  if (kind === 'select' || kind === 'radio')
    return { named: kind, options: optionsBetween(spread?.[2] ?? '') }
  const [, extent = '', widget = ''] = /^(\S+\s?(?:-|–|to)\s?\S+)\s+(\D+)$/.exec(text) ?? []
  const listedKind = namedType(widget)
  if (listedKind !== null && optionsBetween(extent).length > 1)
    return {
      named: listedKind,
      isMany: listedKind === 'checkbox',
      options: optionsBetween(extent),
    }
  if (areWays(text)) return readListed(text)
  const whole = namedType(text)
  if (whole !== null) return { named: whole }
  let found: Partial<Draft> = {}
  let rest = text.replace(
    /^(?:(?:please )?(?:choose|select|pick|tick|check) (?:as many[^:,]*|all[^:,]*|any[^:,]*|one[^:,]*|several[^:,]*|from|between))\s*[:,–—-]\s*(?=\S)/i,
    '',
  )
  if (rest !== text && meansSeveral(text)) found = { isMany: true }
  for (const piece of rest.split(
    /\s*[,;–—]\s+|\s+-\s+|\s+and (?=(?:required|optional|mandatory))/,
  )) {
    const told = readWord(piece.trim())
    if (told === null) break
    found = { ...found, ...told }
    rest = rest.slice(rest.indexOf(piece) + piece.length).replace(/^\s*[,;:–—-]\s*/, '')
  }
  if (rest.trim() === '') return found
  const typed =
    /^([\w/ -]{2,24}?)\s*(?::|\bwith (?:the )?(?:options|choices)\b:?|\bof\b|\bwith\b|\bfrom\b|\bbetween\b)\s*(.+)$/i.exec(
      rest,
    )
  const type = typed === null ? null : namedType(typed[1] ?? '')
  if (type !== null) found = { ...found, named: type }
  const listed = type === null ? rest : (typed?.[2] ?? '')
  return { ...found, ...readListed(listed) }
}

/** `email, phone, post` and `phone, laptop, tablet` are options, although the first is a type name. */
export function areWays(text: string): boolean {
  const pieces = text.split(/\s*[,;|/]\s*(?:(?:and|or)\s+)?|\s+or\s+/)
  const kinds = pieces.map(namedType)
  return (
    pieces.length > 1 &&
    ['email', 'phone', 'url'].includes(kinds[0] ?? '') &&
    pieces.every((piece, at) => {
      const kind = kinds[at] ?? null
      const isWay =
        kind === null ? !/[\d:]/.test(piece) : ['email', 'phone', 'text', 'url'].includes(kind)
      return isWay && piece.split(' ').length <= 3 && (kind !== null || readWord(piece) === null)
    })
  )
}

function asideCondition(condition: string): Partial<Draft> {
  if (
    /^if (?:any|booked|decided|chosen|applicable|known|available|possible|needed|relevant|they (?:want|like|wish|have (?:one|any|it))|you (?:want|like|have (?:one|any))|different)\b/i.test(
      condition,
    )
  ) {
    return { required: false }
  }
  return { condition }
}

/** Reads a word about a field: `required`, `dropdown`, `1-5`. */
function readWord(word: string): Partial<Draft> | null {
  if (
    /^(?:(?:is |this is |are |both |all )?(?:required|mandatory|compulsory|must(?: have)?|needed|obligatory|important)(?: field)?|\*)$/i.test(
      word,
    )
  )
    return { required: true }
  if (
    /^(?:(?:is |are |both )?(?:optional(?:ly)?|not (?:required|mandatory|compulsory|necessary))(?: field)?|if any|if applicable|if known|if available)$/i.test(
      word,
    )
  )
    return { required: false }
  if (meansSeveral(word)) return { isMany: true, ...(/check/i.test(word) ? {} : {}) }
  if (one.test(word)) return { named: 'choice' }
  const type = namedType(word)
  if (type !== null)
    return {
      named: type,
      ...(type === 'checkbox' && /es\b|multi|pick/i.test(word) && { isMany: true }),
    }
  const scaled = takeScale(`rating (${word})`)
  if (scaled !== null && /^rating\W*$/i.test(scaled.rest)) return { scale: scaled.scale }
  return null
}

/** Options in brackets; empty if the words only explain. */
function readListed(text: string): Partial<Draft> & { readonly isDescription?: boolean } {
  const plain = text
    .replace(several, '')
    .replace(one, '')
    .replace(
      /^(?:options?|choices?|values?|either|choose (?:from|between)|with|from|between)\b\s*(?:are\s*|is\s*)?:?\s*/i,
      '',
    )
    .replace(/^[\s:,;-]+|[\s:,;-]+$/g, '')
  const isMany = meansSeveral(text)
  const options = splitOptions(plain.replace(/\s+(?:options?|choices)$/i, ''))
  if (options.length > 1 && options.every(isShort)) {
    const yesNo =
      options.length === 2 && /^yes$/i.test(options[0] ?? '') && /^no$/i.test(options[1] ?? '')
    return { options: yesNo ? ['Yes', 'No'] : withCapitals(options), ...(isMany && { isMany }) }
  }
  return { ...(isMany && { isMany }), isDescription: true }
}

export const isShort = (option: string) =>
  option.length <= 60 && option.split(' ').length <= 8 && !/[?]$/.test(option)

/** Capitalizes options. */
export function withCapitals(options: readonly string[]): readonly string[] {
  return options.map((option) =>
    /^\p{Ll}(?:\p{Ll}|[^\p{L}]|$)/u.test(option)
      ? option.charAt(0).toUpperCase() + option.slice(1)
      : option,
  )
}

const isPrice = (inside: string) =>
  /^\s*[+–-]?\s*(?:[$£€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$£€]|(?:usd|eur|gbp|dollars?|euros?|pounds?)\b))/i.test(
    inside,
  )

/** Removes and reads the brackets of a phrase. */
export function takeBrackets(text: string): { readonly rest: string; readonly found: Draft } {
  let found = emptyDraft
  let rest = ''
  let at = 0
  const prices = [...text.matchAll(/\(([^()]*)\)/g)].filter(([, inside = '']) =>
    isPrice(inside),
  ).length
  // Nested brackets are rare; the outer ones are read.
  for (const aside of text.matchAll(
    /\(([^()]*(?:\([^()]*\)[^()]*)*)\)|\[([^[\]]*)\]|\{([^{}]*)\}/g,
  )) {
    // Each option has its price: `economy ($30), van ($90)`.
    if (isPrice(aside[1] ?? '') && (prices > 1 || text.slice(0, aside.index).includes(':')))
      continue
    const { isDescription, ...told } = readAside(aside[1] ?? aside[2] ?? aside[3] ?? '')
    found = { ...found, ...told }
    rest += text.slice(at, aside.index)
    at = aside.index + aside[0].length
  }
  rest += text.slice(at)
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), found }
}
