import type { Field } from '@ramiform/core/field'
import { whichTargetQuestion } from './recognition/asking.ts'
import { understandSentence } from './understand-sentence.ts'
import type { Question, Understanding, UnderstoodRule } from './understanding.ts'

/** What a sentence may refer to. */
export interface Context {
  /** The replies to the sentence before */
  readonly before?: readonly Understanding[]
}

/**
 * Understands a sentence that may continue a conversation: an answer to a question ("Monthly"), or a change of the rule
 * before ("the other way round", "same for Phone", "only if they are over 18 too").
 * @param sentence One or more statements, at most 10,000 characters.
 * @param fields Fields of the form; empty: the words name fields.
 * @returns At least one reply. It never throws.
 */
export function understandInConversation(
  sentence: string,
  fields: readonly Field[],
  { before = [] }: Context = {},
): readonly Understanding[] {
  const questions = before.filter((one): one is Question => one.kind === 'question')
  const answered = answerIn(sentence, questions)
  if (answered !== null) return understandSentence(answered, fields)
  const rules = before.filter((one): one is UnderstoodRule => one.kind === 'rule')
  const changed = rules.length > 0 ? changedRules(sentence, rules, fields) : null
  if (changed !== null) {
    const understood = understandSentence(changed, fields)
    if (understood.every(({ kind }) => kind === 'rule')) return understood
  }
  const alone = understandSentence(sentence, fields)
  const [first, ...more] = alone
  if (first?.kind !== 'question' || more.length > 0) return alone
  const meant = fields.find(({ id }) => id === rules.at(-1)?.fieldId)
  const choice =
    first.question === whichTargetQuestion
      ? first.choices.find(({ label }) => label === meant?.label.trim())
      : undefined
  return choice === undefined ? alone : understandSentence(choice.sentence, fields)
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/^(?:i mean|i meant|it is|it's|the|for)\s+|[.!?"“”*:]+/g, '')
    .trim()

/** The sentence of the choice that the text names. */
function answerIn(text: string, questions: readonly Question[]): string | null {
  const said = words(text)
  if (said === '' || text.length > 200) return null
  const choices = questions.flatMap((question) => question.choices)
  const exact = choices.filter(({ label }) => words(label) === said)
  const near =
    exact.length > 0 ? exact : choices.filter(({ label }) => words(label).startsWith(said))
  const [only, another] = near
  return only === undefined || another !== undefined ? null : only.sentence
}

const turning =
  /^(?:(?:no|actually|sorry|wait|oh|hm+|rather|please|i meant?)[, ]+)*(?:(?:do )?(?:it )?the other way (?:a?round)|the opposite|(?:the )?reverse(?: it| that)?|invert(?: it| that)?|vice versa|flip (?:it|that))[.!]?$/i
const repeating =
  /^(?:and |also |now )*(?:(?:the )?same (?:thing )?(?:for|with|goes for)|likewise for|ditto for|do (?:the same|that) (?:for|with))\s+(.+?)[.!]?$/i
const adding =
  /^(?:no,? |actually,? |sorry,? |oh |wait,? |hm+,? |and |but |also )*(only for|just for|only if|only when|and if|and when|but only if|but only when|if|when|or if|or when|unless|except if|except when|not if|not when)\s+(.+?)(?:,? (?:too|as well|also))?[.!]?$/i

/** The rules before with the change that the text asks for, as one sentence each; null if it asks for none. */
function changedRules(
  text: string,
  rules: readonly UnderstoodRule[],
  fields: readonly Field[],
): string | null {
  const said = text.trim()
  const parts = rules.flatMap((rule) => {
    const [target, condition] = rule.description.replace(/\.$/, '').split(/” is shown when /)
    return target === undefined || condition === undefined
      ? []
      : [{ target: `${target}”`, condition }]
  })
  if (parts.length < rules.length) return null
  if (turning.test(said))
    return parts.map(({ target, condition }) => `Hide ${target} if ${condition}.`).join('\n')
  const [last] = parts.slice(-1)
  const repeated = repeating.exec(said)?.[1]
  if (repeated !== undefined && last !== undefined) return `Show ${repeated} if ${last.condition}.`
  const [, how = '', condition] = adding.exec(said) ?? []
  if (
    condition === undefined ||
    understandSentence(said, fields).every(({ kind }) => kind === 'rule')
  )
    return null
  const way = how.toLowerCase()
  const extra = / for$/.test(way) ? conditionFor(condition, parts[0]?.target, fields) : condition
  if (extra === null) return null
  const isNot = /^(?:unless|except|not)/.test(way)
  const join = way.startsWith('or') ? 'or' : 'and'
  return parts
    .map(
      (part) =>
        `Show ${part.target} if (${part.condition}) ${join} ${isNot ? 'not ' : ''}(${extra}).`,
    )
    .join('\n')
}

/** The condition of "only for guests over 18". */
function conditionFor(
  people: string,
  target: string | undefined,
  fields: readonly Field[],
): string | null {
  const [rule, ...more] = understandSentence(`Show ${target} only for ${people}`, fields)
  if (rule?.kind !== 'rule' || more.length > 0) return null
  return rule.description.replace(/\.$/, '').split('” is shown when ')[1] ?? null
}
