import type { Field } from '@ramiform/core/field'
import { isCommonWord } from '../lexicon/lexicon.ts'
import { answering, being, comparingTables, emptiness } from '../synonyms.ts'
import { longestPhrase } from '../words/phrases.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { signalsAt } from './signals.ts'

/** Fields of one sentence, at most */
const mostFields = 20
/** Words of one name, at most */
const longestName = 6

const pronoun = /^(?:they|he|she|someone|anyone|everyone|people|users|who)$/
const noun = /^(?:fields?|questions?|box|boxes|section|input)$/

/** Roles of words between names, by the part of the sentence that follows; null: the same part goes on. */
const parts = [
  ['condition', ['if', 'unless']],
  ['target', ['show', 'hide', 'stop', 'next', 'else']],
  [null, ['and', 'or', 'break', 'modal', 'only']],
] as const

/** Fields that a sentence names, if there is no form: the words behind "show", and those before "is". */
export function assumedFields(text: string): readonly Field[] {
  const tokens = tokensOf(text.slice(0, 2_000))
  const fields = new Map<string, Field>()
  let zone: 'target' | 'condition' | 'value' = 'target'
  let words: Token[] = []
  /** True behind "they": "they drive" */
  let hasSubject = false
  const take = () => {
    const isEdge = ({ word }: Token) => noun.test(word)
    const from = words.findIndex((one) => !isEdge(one) && !isCommonWord(one.word))
    const name = words.slice(from, words.findLastIndex((one) => !isEdge(one)) + 1)
    const isVerb = zone === 'condition' && name.every(({ word }) => isDone(word, hasSubject))
    if (from >= 0 && zone !== 'value' && !isVerb && name.length <= longestName) {
      const field = assumedField(text.slice(name[0]?.start, name.at(-1)?.end))
      if (fields.size < mostFields) fields.set(field.id, field)
    }
    hasSubject = false
    words = []
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const compared = longestPhrase<string>(tokens, at, ...comparingTables)
    const signal = signalsAt(tokens, at)
    const part = parts.find(([, roles]) => roles.some((role) => signal?.roles.has(role)))
    const isPronoun = pronoun.test(token.word)
    if (zone === 'condition' && words.length > 0 && compared !== undefined) {
      take()
      zone = 'value'
      at = compared.end
      continue
    }
    if (part === undefined && token.kind !== 'mark' && (zone === 'target' || !isPronoun)) {
      words.push(token)
      at += 1
      continue
    }
    take()
    hasSubject = isPronoun
    at = signal?.end ?? at + 1
    if (part?.[0]) zone = part[0]
    else if (zone === 'value' && (signal?.roles.has('and') || signal?.roles.has('or')))
      zone = isStatement(tokens, at) ? 'condition' : 'value'
    else if (zone === 'value' && signal?.roles.has('break'))
      zone = /^(?:and|or)$/.test(tokens[at]?.word ?? '') ? 'value' : 'target'
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
  const isVerb = (at: number) => longestPhrase<string>(tokens, at, being, emptiness) !== undefined
  const end = tokens.findIndex(
    ({ kind, word }, at) =>
      at >= from && (isVerb(at) || kind === 'mark' || /^(?:and|or)$/.test(word)),
  )
  return end > from && isVerb(end)
}

function assumedField(words: string): Field {
  const label = words.replaceAll(/\s+/g, ' ').trim()
  const id = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 64)
  const shown = label.charAt(0).toUpperCase() + label.slice(1)
  // For a label without Latin letters
  const signs = Array.from(label, (sign) => sign.codePointAt(0)?.toString(36)).join('')
  const named = id || `field_${signs.slice(0, 29)}${signs.slice(-29)}`
  return { id: named, type: 'unknown', label: shown }
}
