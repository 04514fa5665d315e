import { re } from '../patterns.ts'
import { listedOptions, withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { requestsIn } from './requests.ts'
import { isFormTitle, isTelling } from './sentence-kinds.ts'
import { splitList, splitOptions } from './split-list.ts'
import { isAskedFor } from './things.ts'

const question = '(?:how|what|which|when|where|why|who)'
const verb = '(?:do|does|did|are|is|have|has|will|would|can|could|should|was|were)'
const asks = re.i`^(?:${question}|${verb})(?:['’]s)?\b`
export const isAsking = (part: string) => asks.test(part)

/** The question of a sentence: all of it, a quotation, or the part behind a dash. */
export function questionIn(text: string): string | null {
  if (!/[?]["”]?(?:\s*[([][^()]*[)\]][.]?)?$/.test(text)) return null
  const quoted = /["“](.+\?)["”]$/s.exec(text)?.[1]
  if (quoted !== undefined) return quoted
  const [, title = '', mark, rest = ''] = /^([^?]{3,80}?)(\s[-–—]|:)\s+(\S.*)$/s.exec(text) ?? []
  const isPair =
    mark === ':' && isFormTitle(title) && /^\S+(?: \S+)? or \S+(?: \S+)?\?$/i.test(rest)
  return isAsking(rest) || isPair ? rest : text
}

/** Reads a list that ends with a question: `Name, email, do you own a car?`. */
export function listWithQuestion(
  given: string,
): { readonly list: string; readonly question: string; readonly isStrong?: boolean } | null {
  const text = given.replace(/["“]([^"“”]+\?)["”]$/, '$1')
  const bare = splitList(text.replace(/[.]$/, ''))
  if (bare.length > 1 && bare.every((part) => isAsking(part) || /^anything /i.test(part)))
    return { list: bare.join(', '), question: '' }
  if (!/\?(?:\s*\([^()]*\))?[.]?$/.test(text)) return null
  const [dashed = '', title = ''] = /^([^:?,]{2,60}?)\s[-–—]\s+/.exec(text) ?? []
  const behindDash = splitList(text.slice(dashed.length))
  const isTitle = title !== '' && (isFormTitle(title) || behindDash.length > 2)
  const untitled = isTitle ? text.slice(dashed.length) : text
  const parts = splitList(untitled.replace(/^[^:?,]{2,80}:\s+/, ''))
  const [first = ''] = parts
  const earlier = parts.slice(0, -1)
  const last = parts.at(-1) ?? ''
  const withLast = { list: earlier.join(', '), question: last }
  const hasOr = /\bor\b/i.test(last)
  // "Which season: spring, summer, autumn?" lists answers.
  const isOfAnswers = isAsking(text) && /^[^?,]+:/.test(text)
  // "what happened, when, where, did you see anyone?" and "owner, phone, arrival, does the dog bark?"
  const isPlainList =
    !isOfAnswers &&
    (earlier.length > 1 || /\(.*\)/.test(earlier[0] ?? '')) &&
    earlier.every(isShortItem) &&
    (isAsking(last) || isShortItem(last))
  const isNamed = earlier.some((part) => isAskedFor(part) || /^[\p{L}-]+$/u.test(part))
  if (isPlainList && (isNamed || !isAsking(first)) && !hasOr) return { ...withLast, isStrong: true }
  // `what should stay, and what should change?` are two questions.
  if (parts.length > 1 && parts.every((part) => clause.test(part)))
    return { list: parts.join(', '), question: '' }
  if (parts.length < 2 || isAsking(first)) return null
  // "nombre, qué podemos mejorar, ¿volverías?" and lists that are too long for one question
  if (parts.length > 2 && (/^¿/.test(last) || parts.length > 4) && !hasOr)
    return { ...withLast, isStrong: true }
  const known = parts.filter((part) => {
    const item = readItem(part)
    return item !== null && (item.scale !== null || isAsking(part) || isAskedFor(item.label))
  }).length
  if (known * 2 < parts.length - 1 || known === 0) return null
  const [, behind = ''] = /^.+?\s[-–—]\s+(.+)$/s.exec(last) ?? []
  if (isAsking(behind)) return { ...withLast, question: behind }
  const isShortLast = last.split(' ').length <= 3 && !/\b(?:or|and)\b/i.test(text)
  return isAsking(last) || parts.length > 2 || isShortLast ? withLast : null
}

/** A question with its verb, or a task */
const clause = re.i`^(?:(?:describe|explain|list|tell us|upload|${verb})\b|${question}(?:['’]s)?\b.*\s(?:${verb}|had|went|happened)\b)`

/** True for an item of at most four words beside its options, without a verb of its own. */
export const isShortItem = (part: string) =>
  part
    .replaceAll(/\([^()]*\)| if any$/g, '')
    .trim()
    .split(/\s+/).length <= 4 && !/\b(?:you|we|they|would|like|want|please)\b/i.test(part)

const words = (most: number) => `[\\p{L}-]+(?: [\\p{L}-]+){0,${most - 1}}`
/** "pizza, sushi or tacos?" */
const listed = re.iu`^(?:[^:?]{2,60}: )?((?:${words(2)}, )+${words(2)},? or ${words(2)})\?$`
/** "delivery to my home or collection?" */
const pair = re.iu`^(${words(6)}) or (${words(6)})\?$`

/** Options of "Do you rent or own?", which yes does not answer; none for other questions. */
export function eitherOr(question: string): readonly string[] {
  const names = listed.exec(question)?.[1] ?? pair.exec(question)?.slice(1).join(', ')
  if (names !== undefined && !isAsking(names) && !/^any\b/i.test(names))
    return withCapitals(splitOptions(names))
  const [, before = '', end = ''] =
    /^(?:do|does|did|are|is|will|would|have|can|was|were)\b(?!.*\bwhy not\b).*?\s(\S.*) or ((?:\S+ ?){1,4})\?$/i.exec(
      question,
    ) ?? []
  if (before === '' || /\b(?:you|we|they|it)\b|^(?:more|less|not)\b/i.test(end)) return []
  const last = end.replace(/^(?:an?|the) /i, '').split(' ')
  // "live in a house, a flat or a farm": each answer has about as many words as the last one.
  const others = before.split(/,\s*/).map((item) => {
    const words = item.split(' ')
    const isBehind = /^(?:in|by|at|on|as)$/i.test(words.at(-last.length - 1) ?? '')
    return words
      .slice(isBehind ? -last.length - 1 : -last.length)
      .filter((word, index) => index > 0 || !/^(?:an?|the|you|your)$/i.test(word))
      .join(' ')
  })
  return others.includes('') ? [] : withCapitals([...others, last.join(' ')])
}

const noOptions =
  /^(?:if|when|unless|otherwise|and|also|then|upload|please|agree|accept|confirm|give|i)\b|\b(?:optional|required|mandatory)\b/i

/** Options behind a question: "Yes/No", "Options: A, B, C" or "A, B or C". */
export function optionFragment(text: string): readonly string[] {
  const plain = text.replace(/[.!]+$/, '').replace(/^[([](.*)[)\]]$/s, '$1')
  // `Status: employed, retired` behind a question is a question of its own.
  const isSentence = /[?]|:\s|\bif (?:so|yes|no|not)\b/.test(plain) || isTelling(plain)
  if (noOptions.test(plain) || isSentence || requestsIn(plain).length > 0) return []
  const options = listedOptions(plain)
  const areFields = options.filter(isAskedFor).length * 2 >= options.length
  return areFields || options.some((option) => option.split(' ').length > 5) ? [] : options
}

/** A question to the form builder: "Can you make me a form?" */
export const toBuilder =
  /^(?:please |hi,? |hey,? )?(?:(?:can|could|would|will|do) you (?:please |maybe |just |also |kindly )*(?:make|put together|create|build|generate|design|write|help me|help us with|add|give me|set up|put|prepare|draft|do|think you)|(?:can|could|may|how (?:do|can|would|should)) (?:i|we) (?:please |also )?(?:have|get|make|put together|create|build|add)|is it possible|would it be possible|are you able)\b/i

const toRespondent = re.i`^(?:${question}\b.{0,60}\b(?:you|your|we|our|them|their)\b|${question}\b.{0,30}?\b${verb} (?:this|that|it|there|they|the)\b|${verb} (?:you|your|we|the|there|this|it)\b)`

export const isToRespondent = (text: string) => toRespondent.test(text)
