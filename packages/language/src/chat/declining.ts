import type { Field } from '@ramiform/core/field'
import { connectors, effectVerbs, otherIntents } from './synonyms.ts'
import { type Declined, fallbackConfidence } from './understanding.ts'
import { phrasesAt } from './words/phrases.ts'
import { tokensOf } from './words/tokens.ts'

export interface UnreadDecline extends Declined {
  /** true: asks for something other than showing or hiding */
  readonly isOtherIntent?: boolean
}

const otherReasons: Readonly<Record<string, { reason: string; hint: string }>> = {
  required: {
    reason: 'A rule shows or hides a field; it cannot make one required or optional.',
    hint: 'Mark the field as required in its settings: it is asked for only while it is shown. So a rule that shows it is enough.',
  },
  jump: {
    reason: 'A rule cannot jump to pages or questions. It can show or hide a field.',
    hint: 'Hide the fields to skip instead, for example: hide “Company” unless “Plan” is “Pro”.',
  },
  send: {
    reason: 'A rule cannot send anything.',
    hint: 'To get an email for each submission, open Notifications in the form’s settings.',
  },
  calculate: {
    reason: 'A rule does not calculate.',
    hint: 'It compares one answer with a value, for example: show “Discount code” if “Guests” is more than 10.',
  },
  limit: {
    reason: 'A rule does not limit or check answers.',
    hint: 'Set minimum and maximum values and lengths in the field’s settings.',
  },
  value: {
    reason: 'A rule does not fill in or change answers.',
    hint: 'It shows or hides a field, for example: show “Company” if “Plan” is “Pro”.',
  },
  wording: {
    reason: 'A rule does not change how a field is worded or looks.',
    hint: 'Create two fields and show one or the other.',
  },
  lock: {
    reason: 'A rule does not lock fields or buttons.',
    hint: 'Hide the field instead, for example: hide “Company” unless “Plan” is “Pro”.',
  },
  create: {
    reason: 'The chat cannot add or remove fields.',
    hint: 'Add the field in the editor first; then say when it should show.',
  },
}

/** Explains why a statement gave no rule: it asks for something else, has no condition, or is unclear. */
export function declineUnread(text: string, fields: readonly Field[]): UnreadDecline {
  const tokens = tokensOf(text.slice(0, 2_000))
  const has = (table: Parameters<typeof phrasesAt>[0]) =>
    tokens.some((_, at) => phrasesAt(table, tokens, at).length > 0)
  const confidence = fallbackConfidence
  const intents = tokens.flatMap((_, at) =>
    phrasesAt(otherIntents, tokens, at).map(({ value }) => value),
  )
  const [intent] = intents
  const other = intent === undefined ? undefined : otherReasons[intent]
  if (other !== undefined) return { kind: 'declined', confidence, ...other, isOtherIntent: true }
  const hint = exampleFor(fields)
  if (!has(effectVerbs) && !has(connectors)) {
    return {
      kind: 'declined',
      confidence,
      reason: 'I found no request to show or hide a field.',
      hint,
    }
  }
  if (!has(connectors)) {
    return {
      kind: 'declined',
      confidence,
      reason: 'This does not say when the field should show.',
      hint,
    }
  }
  return {
    kind: 'declined',
    confidence,
    reason: 'I could not make a rule from this without guessing.',
    hint,
  }
}

const smallWords = new Set(
  `hi hello hey there good morning afternoon evening day everyone all team dear sir madam thanks thank you so much very a
  lot many million in advance for your the help please cheers regards best kind ok okay great cool nice perfect bye
  that is it i have question one more thing need some with my form is about logic quick here what want two things rules
  hope makes sense lol sorry bit new to this and first second`.split(/\s+/),
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
