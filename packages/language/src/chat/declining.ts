import type { Field } from '@ramiform/core/field'
import { isCommonWord, lexiconOf, meantWord, wholeMatches } from './lexicon/lexicon.ts'
import { signalsAt } from './recognition/signals.ts'
import { otherIntents } from './synonyms.ts'
import { type Declined, fallbackConfidence } from './understanding.ts'
import { inEnglish } from './words/languages.ts'
import { grammarWords, phrasesAt } from './words/phrases.ts'
import { stem } from './words/stem.ts'
import { type Token, tokensOf } from './words/tokens.ts'

const otherReasons: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
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
}

/**
 * Explains why a statement gave no rule: it asks for something else, has no condition, or is unclear. Names of the form
 * are no requests: a field "Slack handle" does not ask to send anything.
 * @param unread The words that were not understood
 */
export function declineUnread(text: string, fields: readonly Field[], unread = ''): Declined {
  const { tokens: written, intents } = intentsIn(text, fields)
  const tokens = (inEnglish(text, written, []) ?? written).filter(({ word }) => word !== '')
  const roles = new Set(tokens.flatMap((_, at) => [...(signalsAt(tokens, at)?.roles ?? [])]))
  const decline = { kind: 'declined', confidence: fallbackConfidence } as const
  const [intent] = intents
  const other = intent === undefined ? undefined : otherReasons[intent.value]
  if (intent !== undefined && other !== undefined) {
    const [reason, hint] = other
    return { ...decline, hint, reason: `${reason} You wrote “${intent.words}”.` }
  }
  const unknown = unknownWords(text, fields)
  const said = asWritten(text, unread)
  const words = besideNames(said, fields)
  const others = unknown.filter((one) => !words.some((words) => words.includes(one)))
  // A short statement is better than one of its names.
  const whole = shortened(text.length > 80 && said !== '' ? said : text)
  const failed = words.length + unknown.length > 0 ? words.map(shortened) : [whole]
  const named = `I did not understand ${[...failed, ...others]
    .slice(0, mostUnknown)
    .map((words) => `“${words}”`)
    .join(', ')}.`
  const isAsked = [...roles].some((role) => /^(?:show|hide|appear|vanish|give|modal)$/.test(role))
  const isLimited = [...roles].some((role) => /^(?:if|unless|for|only|except|else)$/.test(role))
  const lacks = isLimited
    ? null
    : isAsked
      ? 'This does not say when the field should show.'
      : 'I found no request to show or hide a field.'
  return {
    ...decline,
    reason: lacks === null ? named : `${lacks} ${named}`,
    hint: exampleFor(fields),
  }
}

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
 * True for a statement that makes a field required, such as "Comment is required if Plan is Pro". One that also says to
 * show or hide it is a rule.
 */
export function asksToRequire(text: string, fields: readonly Field[]): boolean {
  const tokens = withoutNames(tokensOf(text.slice(0, 2_000)), fields)
  if (tokens.some(({ word }) => showingWords.test(word))) return false
  return tokens.some(({ word }, at) => {
    if (!/^(?:required|mandatory|compulsory|obligatory)$/.test(word)) return false
    const condition = tokens.slice(0, at).findLastIndex((one) => conditionWords.test(one.word))
    const rest = tokens.slice(condition, at)
    return condition === -1 || rest.some((one) => one.word === ',' || one.word === 'then')
  })
}

/** The words of a reading as they stand in the text. */
function asWritten(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.trim().toLowerCase())
  return at < 0 ? '' : text.slice(at, at + words.trim().length)
}

/** The words between the exact names of the form; none if there are only names. */
function besideNames(words: string, fields: readonly Field[]): readonly string[] {
  const lexicon = lexiconOf(fields)
  const tokens = tokensOf(words)
  const parts: Token[][] = [[]]
  for (let at = 0; at < tokens.length; at += 1) {
    const names = wholeMatches(lexicon, tokens, at).filter(({ cost }) => cost < 0.01)
    const end = Math.max(at, ...names.map((name) => name.end))
    if (end > at) parts.push([])
    else parts.at(-1)?.push(...tokens.slice(at, at + 1))
    at = Math.max(at, end - 1)
  }
  const left = parts.filter((part) => part.some(({ kind }) => kind !== 'mark'))
  const telling = left.filter((part) =>
    part.some(({ kind, word }) => kind !== 'mark' && !isCommonWord(word)),
  )
  // "email me" is no name.
  return telling.length === 0 && left.length > 0
    ? [words]
    : telling.map((part) => words.slice(part[0]?.start, part.at(-1)?.end))
}

/** Replaces names of the form by a mark. */
function withoutNames(tokens: readonly Token[], fields: readonly Field[]): readonly Token[] {
  const lexicon = lexiconOf(fields)
  const masked = [...tokens]
  for (const at of tokens.keys()) {
    const word = tokens[at]?.word ?? ''
    const end = Math.max(
      lexicon.byStem.has(stem(word)) && !grammarWords.has(word) ? at + 1 : at,
      ...wholeMatches(lexicon, tokens, at).map((match) => match.end),
    )
    for (let inside = at; inside < end; inside += 1) {
      const token = masked[inside]
      if (token !== undefined) masked[inside] = { ...token, kind: 'mark', word: '' }
    }
  }
  return masked
}

/** Most unknown words in a reply */
const mostUnknown = 4

/** Words that are neither in the form nor words of rules. Neighbors form one entry. */
function unknownWords(text: string, fields: readonly Field[]): readonly string[] {
  const lexicon = lexiconOf(fields)
  const found: { start: number; end: number }[] = []
  for (const { kind, word, start, end } of tokensOf(text.slice(0, 2_000))) {
    if (kind !== 'word' || grammarWords.has(word) || isCommonWord(word) || smallWords.has(word))
      continue
    if (lexicon.byStem.has(stem(word)) || meantWord(lexicon, word) !== null) continue
    const before = found.at(-1)
    if (before !== undefined && /^\s*$/.test(text.slice(before.end, start))) before.end = end
    else found.push({ start, end })
  }
  return found.slice(0, mostUnknown).map(({ start, end }) => shortened(text.slice(start, end)))
}

export const shortened = (text: string) =>
  text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text

const smallWords = new Set(
  `hi hello hey there good morning afternoon evening day everyone all team dear sir madam thanks thank you so much very a
  lot many million in advance for your the help please cheers regards best kind ok okay great cool nice perfect bye
  that is it i have question one more thing need some with my form is about logic quick here what want two things rules
  hope makes sense lol sorry danke vielen dank merci gracias hallo hola bonjour bit new to this and first second`.split(
    /\s+/,
  ),
)

/** True for thanks and greetings, which need no reply of their own. */
export function isSmallTalk(text: string): boolean {
  const tokens = tokensOf(text.slice(0, 400)).filter(({ kind }) => kind === 'word')
  return tokens.length <= 12 && tokens.every(({ word }) => smallWords.has(word))
}

function exampleFor(fields: readonly Field[]): string {
  const source = fields.find(({ options = [] }) => options.length > 0)
  const target = fields.findLast(({ id }) => id !== source?.id)
  const [option] = source?.options ?? []
  const example =
    source === undefined || target === undefined || option === undefined
      ? 'Show “Company name” if “Account type” is “Business”'
      : `Show “${target.label}” if “${source.label}” is “${option}”`
  return `Say which field, and when, for example: ${example}.`
}
