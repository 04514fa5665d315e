import { isPolar } from '@ramiform/formats/reading/asking'
import { isShort, withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { requestsIn } from './requests.ts'
import { isFormTitle, isTelling } from './sentence-kinds.ts'
import { splitList, splitOptions } from './split-list.ts'
import { isAskedFor } from './things.ts'

const asking =
  '(?:how|what|which|when|where|why|who|do|does|did|are|is|have|has|will|would|can|could|should|was|were)'

/** The question of a sentence: all of it, a quotation, or the part behind a dash. */
export function questionIn(text: string): string | null {
  if (!/[?]["”]?(?:\s*[([][^()]*[)\]][.]?)?$/.test(text)) return null
  const quoted = /["“](.+\?)["”]$/s.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  const behind = new RegExp(`^[^?]{3,80}?(?:\\s[-–—]|:)\\s+(?=${asking}\\b)`, 'i').exec(text)
  if (behind !== null) return text.slice(behind[0].length)
  const [titled, title = ''] = /^([^?:]{3,80}):\s+(?=\S+(?: \S+)? or \S+(?: \S+)?\?$)/i.exec(
    text,
  ) ?? ['']
  return isFormTitle(title) ? text.slice(titled.length) : text
}

/** Reads a list that ends with a question: `Name, email, do you own a car?`. */
export function listWithQuestion(
  given: string,
): { readonly list: string; readonly question: string; readonly isStrong?: boolean } | null {
  const text = given.replace(/["“]([^"“”]+\?)["”]$/, '$1')
  const bare = splitList(text.replace(/[.]$/, ''))
  const isAsking = (part: string) => new RegExp(`^${asking}(?:['’]s)?\\b`, 'i').test(part)
  if (bare.length > 2 && bare.every(isAsking)) return { list: bare.join(', '), question: '' }
  if (!/\?(?:\s*\([^()]*\))?[.]?$/.test(text)) return null
  const [dashed = '', title = ''] = /^([^:?,]{2,60}?)\s[-–—]\s+/.exec(text) ?? []
  const behindDash = splitList(text.slice(dashed.length))
  const isTitle = title !== '' && (isFormTitle(title) || behindDash.length > 2)
  const untitled = isTitle ? text.slice(dashed.length) : text
  const parts = splitList(untitled.replace(/^[^:?,]{2,80}:\s+/, ''))
  const [final = '', ...earlier] = parts.toReversed()
  // "what happened, when, where, did you see anyone?" and "owner, phone, arrival, does the dog bark?"
  // "Which season: spring, summer, autumn?" lists answers.
  const isOfAnswers = isAsking(text) && /^[^?,]+:/.test(text)
  const isPlainList =
    !isOfAnswers &&
    (earlier.length > 1 || /\(.*\)/.test(earlier[0] ?? '')) &&
    earlier.every(isShortItem) &&
    (isAsking(final) || isShortItem(final))
  const isNamed = earlier.some((part) => isAskedFor(part) || isOneWord(part))
  if (isPlainList && (isNamed || !isAsking(parts[0] ?? '')) && !/\bor\b/i.test(final))
    return { list: parts.slice(0, -1).join(', '), question: final, isStrong: true }
  const asks = new RegExp(`^${asking}\\b`, 'i')
  if (parts.length < 2 || asks.test(parts[0] ?? '')) {
    // `what should stay, and what should change?` are two questions.
    return parts.length > 1 &&
      parts.every(
        (part) =>
          asks.test(part) &&
          /\s(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|went|happened)\b/i.test(
            ` ${part}`,
          ),
      )
      ? { list: parts.join(', '), question: '' }
      : null
  }
  const closing = parts.at(-1) ?? ''
  // "nombre, qué podemos mejorar, ¿volverías?" and lists that are too long for one question
  if (parts.length > 2 && (/^¿/.test(closing) || parts.length > 4) && !/\bor\b/i.test(closing))
    return { list: parts.slice(0, -1).join(', '), question: closing, isStrong: true }
  const known = parts.filter((part) => {
    const item = readItem(part)
    return item !== null && (item.scale !== null || isAsking(part) || isAskedFor(item.label))
  }).length
  if (known * 2 < parts.length - 1 || known === 0) return null
  const last = parts.at(-1) ?? ''
  const behind = /^(.+?)\s[-–—]\s+(.+)$/s.exec(last)
  if (behind !== null && asks.test(behind[2] ?? ''))
    return { list: parts.slice(0, -1).join(', '), question: behind[2] ?? '' }
  const isShortLast = last.split(' ').length <= 3 && !/\b(?:or|and)\b/i.test(text)
  return asks.test(last) || parts.length > 2 || isShortLast
    ? { list: parts.slice(0, -1).join(', '), question: last }
    : null
}

const isOneWord = (part: string) => /^[\p{L}-]+$/u.test(part)

/** True for an item of at most four words beside its options, without a verb of its own. */
export const isShortItem = (part: string) =>
  part
    .replaceAll(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/).length <= 4 && !/\b(?:you|we|they|would|like|want|please)\b/i.test(part)

/** True for "Do you rent or own?", which yes does not answer. */
export function eitherOr(question: string): readonly string[] {
  if (/\bwhy (?:or|and) why not\b/i.test(question)) return []
  const [, listed = ''] =
    /^(?:[^:?]{2,60}: )?((?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)?,? or [\p{L}-]+(?: [\p{L}-]+)?)\?$/u.exec(
      question,
    ) ?? []
  if (
    listed !== '' &&
    !isPolar(listed) &&
    !/^(?:how|what|which|when|where|why|who|any|do|does|is|are|will|would|can|have)\b/i.test(listed)
  )
    return withCapitals(splitOptions(listed))
  const named = /^((?:[\p{L}-]+ ){0,5}[\p{L}-]+) or ((?:[\p{L}-]+ ){0,5}[\p{L}-]+)\?$/iu.exec(
    question,
  )
  if (
    named !== null &&
    !isPolar(question) &&
    !/^(?:how|what|which|when|where|why|who|any)\b/i.test(question)
  )
    return withCapitals([named[1] ?? '', named[2] ?? ''])
  const found =
    /^(?:do|does|did|are|is|will|would|have|can|was|were)\b.*?\s(\S.*) or ((?:\S+ ?){1,4})\?$/i.exec(
      question,
    )
  if (found === null || /\b(?:you|we|they|it)\b/i.test(found[2] ?? '')) return []
  const last = (found[2] ?? '').replace(/^(?:an?|the) /i, '').split(' ')
  // "live in a house, a flat or a farm": each answer has about as many words as the last one.
  const others = (found[1] ?? '').split(/,\s*/).map((item) => {
    const words = item.split(' ')
    const isBehind = /^(?:in|by|at|on|as)$/i.test(words.at(-last.length - 1) ?? '')
    return words
      .slice(isBehind ? -last.length - 1 : -last.length)
      .filter((word, index) => index > 0 || !/^(?:an?|the|you|your)$/i.test(word))
      .join(' ')
  })
  return others.includes('') || /^(?:more|less|not)$/i.test(last[0] ?? '')
    ? []
    : withCapitals([...others, last.join(' ')])
}

/** Options behind a question: "Yes/No", "Options: A, B, C" or "A, B or C". */
export function optionFragment(text: string): readonly string[] {
  if (/^(?:if|when|unless|otherwise|and|also|then|upload|please)\b/i.test(text)) return []
  const plain = text.replace(/^[([]|[)\].]+$/g, '')
  // `Status: employed, retired` behind a question is a question of its own.
  if (/[?]|:\s|\bif (?:so|yes|no|not)\b/.test(plain) || requestsIn(plain).length > 0) return []
  const options = splitOptions(plain)
  if (
    options.filter(isAskedFor).length * 2 >= options.length ||
    /^(?:agree|accept|confirm|give|i)\b/i.test(plain)
  )
    return []
  return options.length > 1 &&
    options.every((option) => isShort(option) && option.split(' ').length <= 5) &&
    !isTelling(plain)
    ? withCapitals(options)
    : []
}

/** True for a question to the form builder: "Can you make me a form?". */
export function asksBuilder(text: string): boolean {
  return /^(?:please |hi,? |hey,? )?(?:(?:can|could|would|will|do) you (?:please |maybe |just |also |kindly )*(?:make|put together|create|build|generate|design|write|help me|help us with|add|give me|set up|put|prepare|draft|do|think you)|(?:can|could|may|how (?:do|can|would|should)) (?:i|we) (?:please |also )?(?:have|get|make|put together|create|build|add)|is it possible|would it be possible|are you able)\b/i.test(
    text,
  )
}

export function isToRespondent(text: string): boolean {
  return /^(?:(?:how|what|which|when|where|why|who)\b.{0,60}\b(?:you|your|we|our)\b|(?:how|what|which|when|where|why|who)\b.{0,30}?\b(?:has|have|is|was|does|did|do|are|were|will|would|can) (?:this|that|it|there|they|the)\b|(?:do|does|did|are|is|have|has|will|would|can|could|should|were|was) (?:you|your|we|the|there|this|it)\b)/i.test(
    text,
  )
}
