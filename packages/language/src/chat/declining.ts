import type { Field } from '@ramiform/core/field'
import { isCommonWord, lexiconOf, meantWord, wholeMatches } from './lexicon/lexicon.ts'
import { polite } from './recognition/known-words.ts'
import { signalsAt } from './recognition/signals.ts'
import { otherIntents } from './synonyms.ts'
import { type Declined, declined } from './understanding.ts'
import { inEnglish } from './words/languages.ts'
import { grammarWords, phrasesAt } from './words/phrases.ts'
import { stem } from './words/stem.ts'
import { type Token, tokensOf } from './words/tokens.ts'

/** Reason and hint for each request that is no rule */
const otherReasons = {
  required: [
    'The chat makes rules that show or hide a field. It does not make one required or optional.',
    'To require an answer in some cases only, choose “Required only when” on the card of the question.',
  ],
  jump: [
    'A rule cannot jump to pages or questions.',
    'To skip questions after an answer, select its question and add a jump below its logic.',
  ],
  send: [
    'A rule cannot send anything.',
    'To get an email for each submission, open Notifications in the form’s settings.',
  ],
  calculate: [
    'A rule does not calculate.',
    'It compares one answer with a value, for example: show “Discount code” if “Guests” is more than 10.',
  ],
  limit: [
    'A rule does not limit or check answers.',
    'Set minimum and maximum values and lengths in the field’s settings.',
  ],
  value: [
    'A rule does not fill in or change answers.',
    'It shows or hides a field, for example: show “Company” if “Plan” is “Pro”.',
  ],
  wording: [
    'A rule does not change how a field is worded or looks.',
    'Create two fields and show one or the other.',
  ],
  lock: [
    'A rule does not lock fields or buttons.',
    'Hide the field instead, for example: hide “Company” unless “Plan” is “Pro”.',
  ],
  create: [
    'The chat cannot add or remove fields.',
    'Add the field in the editor first; then say when it should show.',
  ],
} as const

/**
 * Explains why a statement gave no rule: it asks for something else, has no condition, or is unclear. Names of the form
 * are no requests: a field "Slack handle" does not ask to send anything.
 * @param unread The words that were not understood
 */
export function declineUnread(text: string, fields: readonly Field[], unread = ''): Declined {
  const { tokens: written, intents } = intentsIn(text, fields)
  const [intent] = intents
  if (intent !== undefined) {
    const [reason, hint] = otherReasons[intent.value]
    return declined(`${reason} You wrote “${intent.words}”.`, hint)
  }
  const tokens = (inEnglish(text, written, []) ?? written).filter(({ word }) => word !== '')
  const roles = new Set(tokens.flatMap((_, at) => [...(signalsAt(tokens, at)?.roles ?? [])]))
  const isAsked = [...roles].some((role) => /^(?:show|hide|appear|vanish|give|modal)$/.test(role))
  const isLimited = [...roles].some((role) => /^(?:if|unless|for|only|except|else)$/.test(role))
  const lacks = isLimited
    ? ''
    : isAsked
      ? 'This does not say when the field should show. '
      : 'I found no request to show or hide a field. '
  const named = `I did not understand ${inQuotes(notUnderstood(text, fields, unread))}.`
  return declined(lacks + named, exampleFor(fields))
}

export const inQuotes = (texts: readonly string[]) => texts.map((one) => `“${one}”`).join(', ')

/** True for a statement about where an answer leads, such as "If Plan is Pro, go to Payment". */
export function asksToJump(text: string, fields: readonly Field[]): boolean {
  return intentsIn(text, fields).intents.some(({ value }) => value === 'jump')
}

/** Phrases that ask for something else than a rule. Those within names of the form do not. */
function intentsIn(text: string, fields: readonly Field[]) {
  const typed = tokensOf(text.slice(0, 2_000))
  const tokens = withoutNames(typed, fields)
  // "email me" in a form with a field "Email"
  const intents = typed.flatMap((_, at) =>
    phrasesAt(otherIntents, typed, at)
      .filter(({ end }) => tokens.slice(at, end).some(({ word }) => word !== ''))
      .map(({ value, end }) => ({
        value,
        words: text.slice(typed[at]?.start, typed[end - 1]?.end),
      })),
  )
  return { tokens, intents }
}

/** Words behind which a requirement is a part of a condition: "if a visa is required". */
const conditionWords =
  /^(?:if|when|whenever|once|unless|where|while|until|for|with|without|whose|who|whether|because|since|as)$/
const showingWords =
  /^(?:shows?|shown|showing|display(?:ed|s)?|hid(?:e|es|den|ing)|ask(?:ed|s)?|appears?|visible|sees?|seen|skip(?:s|ped)?|leave|left|otherwise)$/

/**
 * True for a statement that makes a field required, such as "Comment is required if Plan is Pro" or "show Phone and make
 * it mandatory". Any other one that also says to show or hide it is a rule.
 */
export function asksToRequire(text: string, fields: readonly Field[]): boolean {
  const tokens = withoutNames(tokensOf(text.slice(0, 2_000)), fields)
  const isShown = tokens.some(({ word }) => showingWords.test(word))
  return tokens.some(({ word }, at) => {
    if (!/^(?:required|mandatory|compulsory|obligatory|optional)$/.test(word)) return false
    const before = tokens.slice(0, at)
    if (before.some((one) => /^(?:make|mark|set)$/.test(one.word))) return true
    if (isShown || word === 'optional') return false
    const condition = before.findLastIndex((one) => conditionWords.test(one.word))
    const rest = before.slice(condition)
    return condition === -1 || rest.some((one) => one.word === ',' || one.word === 'then')
  })
}

/** Most unknown words in a reply */
const mostUnknown = 4

/** The words that failed, without names of the form, and words that are neither names nor words of rules. */
function notUnderstood(text: string, fields: readonly Field[], unread: string): readonly string[] {
  const lexicon = lexiconOf(fields)
  const failed = unread.trim().toLowerCase()
  const at = text.toLowerCase().indexOf(failed)
  const said = at < 0 ? '' : text.slice(at, at + failed.length)
  const unnamed = withoutNames(tokensOf(said), fields, true)
  const telling = stretches(said, unnamed, ({ word }) => word !== '')
  // "email me" is no name.
  const isCommon = telling.length === 0 && unnamed.some(({ kind }) => kind !== 'mark')
  const words = isCommon ? [said] : telling
  const unknown = stretches(
    text,
    tokensOf(text.slice(0, 2_000)),
    ({ kind, word }) =>
      kind === 'word' &&
      !grammarWords.has(word) &&
      !isCommonWord(word) &&
      !smallWords.has(word) &&
      !lexicon.byStem.has(stem(word)) &&
      meantWord(lexicon, word) === null,
  )
  const others = unknown.filter((one) => !words.some((more) => more.includes(one)))
  // A short statement is better than one of its names.
  const whole = text.length > 80 && said !== '' ? said : text
  const all = words.length + unknown.length > 0 ? [...words, ...others] : [whole]
  return all.slice(0, mostUnknown).map(shortened)
}

/** The texts of neighboring tokens that meet a condition. Common words and marks alone say nothing. */
function stretches(
  text: string,
  tokens: readonly Token[],
  isPart: (token: Token) => boolean,
): readonly string[] {
  const found: Token[][] = [[]]
  for (const token of tokens) {
    if (isPart(token)) found.at(-1)?.push(token)
    else found.push([])
  }
  return found
    .filter((part) => part.some(({ kind, word }) => kind !== 'mark' && !isCommonWord(word)))
    .map((part) => text.slice(part[0]?.start, part.at(-1)?.end))
}

/**
 * Replaces names of the form by a mark.
 * @param isExact Keep names that appear in part or in another form.
 */
function withoutNames(
  tokens: readonly Token[],
  fields: readonly Field[],
  isExact = false,
): readonly Token[] {
  const lexicon = lexiconOf(fields)
  const masked = [...tokens]
  for (const [at, { word }] of tokens.entries()) {
    const isPart = !isExact && lexicon.byStem.has(stem(word)) && !grammarWords.has(word)
    const names = wholeMatches(lexicon, tokens, at).filter(({ cost }) => !isExact || cost < 0.01)
    const end = Math.max(isPart ? at + 1 : at, ...names.map((match) => match.end))
    for (let inside = at; inside < end; inside += 1) {
      const token = masked[inside]
      if (token !== undefined) masked[inside] = { ...token, kind: 'mark', word: '' }
    }
  }
  return masked
}

export const shortened = (text: string) =>
  text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text

const smallWords = new Set([
  ...polite,
  ...`you for your that is it i have question one thing need some with my about logic here what want two things rules hope
  makes sense new to this and first second`.split(/\s+/),
])

/** True for thanks and greetings, which need no reply of their own. */
export function isSmallTalk(text: string): boolean {
  const tokens = tokensOf(text.slice(0, 400)).filter(({ kind }) => kind === 'word')
  return tokens.length <= 12 && tokens.every(({ word }) => smallWords.has(word))
}

function exampleFor(fields: readonly Field[]): string {
  const source = fields.find(({ options = [] }) => options.length > 0)
  const target = fields.findLast(({ id }) => id !== source?.id)
  const example =
    source === undefined || target === undefined
      ? 'Show “Company name” if “Account type” is “Business”'
      : `Show “${target.label}” if “${source.label}” is “${source.options?.[0]}”`
  return `Say which field, and when, for example: ${example}.`
}
