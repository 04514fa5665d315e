import type { Field } from '@ramiform/core/field'
import { isCommonWord } from '../lexicon/lexicon.ts'
import { answering, being, comparingTables, emptiness } from '../synonyms.ts'
import { phrasesAt } from '../words/phrases.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { signalsAt } from './signals.ts'

/** Fields of one sentence, at most */
const mostFields = 20
/** Words of one name, at most */
const longestName = 6

const pronoun = /^(?:they|he|she|someone|anyone|everyone|people|users|who)$/
const nouns = /^(?:fields?|questions?|box|boxes|section|input)$/

/** Fields that a sentence names, if there is no form: the words behind "show", and those before "is". */
export function assumedFields(text: string): readonly Field[] {
  const tokens = tokensOf(text.slice(0, 2_000))
  const fields = new Map<string, Field>()
  let zone: 'target' | 'condition' | 'value' = 'target'
  let words: Token[] = []
  /** True behind "they": "they drive" */
  let hasSubject = false
  const take = () => {
    while (
      words.length > 0 &&
      (isCommonWord(words[0]?.word ?? '') || nouns.test(words[0]?.word ?? ''))
    )
      words.shift()
    while (words.length > 0 && nouns.test(words.at(-1)?.word ?? '')) words.pop()
    const [first] = words
    const isVerb = zone === 'condition' && words.every(({ word }) => isDone(word, hasSubject))
    hasSubject = false
    if (zone !== 'value' && !isVerb && first !== undefined && words.length <= longestName) {
      const field = assumedField(text.slice(first.start, words.at(-1)?.end))
      if (fields.size < mostFields) fields.set(field.id, field)
    }
    words = []
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const compares = comparingTables
      .flatMap((table) => phrasesAt<string>(table, tokens, at))
      .toSorted((a, b) => b.end - a.end)[0]
    const signal = signalsAt(tokens, at)
    const has = (...some: readonly string[]) => some.some((one) => signal?.roles.has(one as 'if'))
    if (zone === 'condition' && words.length > 0 && compares !== undefined) {
      take()
      zone = 'value'
      at = compares.end
    } else if (has('if', 'unless')) {
      take()
      zone = 'condition'
      at = signal?.end ?? at + 1
    } else if (has('show', 'hide') || has('stop', 'next', 'else')) {
      take()
      zone = 'target'
      at = signal?.end ?? at + 1
    } else if (has('and', 'or')) {
      take()
      if (zone === 'value' && isStatement(tokens, at + 1)) zone = 'condition'
      at = signal?.end ?? at + 1
    } else if (has('break')) {
      take()
      const isNext = signalsAt(tokens, at + 1)?.roles
      if (zone === 'value' && !isNext?.has('and') && !isNext?.has('or')) zone = 'target'
      at += 1
    } else if (
      has('modal', 'only') ||
      (zone !== 'target' && pronoun.test(token.word)) ||
      token.kind === 'mark'
    ) {
      take()
      hasSubject = pronoun.test(token.word)
      at = signal?.end ?? at + 1
    } else {
      words.push(token)
      at += 1
    }
  }
  take()
  return [...fields.values()]
}

/** True for verbs and their particles, which name no field: "applied", "signed up", "same". */
const isDone = (word: string, hasSubject: boolean) =>
  /(?<!e)ed$|^(?:spent|bought|paid|earning|same|up|in|out|off|on)$/.test(word) ||
  (answering.has(word) && (hasSubject || word.endsWith('ing')))

/** True if a verb follows before the next joiner: "A is 1 and B is 2". */
function isStatement(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    if (phrasesAt(being, tokens, at).length > 0 || phrasesAt(emptiness, tokens, at).length > 0)
      return at > from
    if (tokens[at]?.kind === 'mark' || /^(?:and|or)$/.test(tokens[at]?.word ?? '')) return false
  }
  return false
}

function assumedField(words: string): Field {
  const label = words.replaceAll(/\s+/g, ' ').trim()
  const id = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 64)
  const shown = label.charAt(0).toUpperCase() + label.slice(1)
  return { id: id || `field_${hash(label)}`, type: 'unknown', label: shown }
}

/** A short id for a label without Latin letters */
function hash(words: string): string {
  let sum = 7
  for (const sign of words) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007
  return sum.toString(36)
}
