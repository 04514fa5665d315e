import type { Phrase } from '../conditions/describe.ts'
import { inWords } from './finding.ts'

/** The problem of a finding and its reason as one sentence. What visitors do is a consequence, not a reason. */
export function oneSentence(
  fact: readonly Phrase[],
  why: readonly Phrase[],
  joint = why[0]?.text.startsWith('Visitors') ? ', so ' : ', because ',
): string {
  return `${inWords(fact).replace(/\.$/, '')}${joint}${clauseOf(why)}.`
}

/** A reason as the end of another sentence: `, because the form has no keys`. */
export const becauseOf = (why: readonly Phrase[]): string => `, because ${clauseOf(why)}`

/** Sentences as one clause without its stop: semicolons stand between them. */
function clauseOf(phrases: readonly Phrase[]): string {
  let clause = ''
  for (const { kind, text } of phrases) {
    clause += kind === 'text' ? withoutStops(clause === '' ? lowered(text) : text) : text
  }
  return clause.replace(/\.$/, '')
}

const withoutStops = (text: string) =>
  text.replace(/\. [A-Z]/g, (stop) => `;${lowered(stop.slice(1))}`)

/** The text with a small first letter, unless it is a name. */
const lowered = (text: string) =>
  /^ ?Stripe/.test(text) ? text : text.replace(/^ ?[A-Z]/, (start) => start.toLowerCase())
