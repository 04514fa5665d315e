import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import type { Lexicon, Match, Name } from './lexicon.ts'

/** Finds names that appear whole at a token, regardless of case, punctuation and plural. */
export function wholeMatches(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
): readonly Match[] {
  const word = tokens[at]?.word ?? ''
  const names = new Set([
    ...(lexicon.byStart.get(word) ?? []),
    ...(lexicon.byStem.get(stem(word)) ?? []),
  ])
  return matchesOf([...names], tokens, at)
}

/** Those of some names that appear whole at a token. */
export function matchesOf(
  names: readonly Name[],
  tokens: readonly Token[],
  at: number,
): readonly Match[] {
  const matches: Match[] = []
  for (const name of names) {
    const found = walk(name.tokens, tokens, at)
    if (found !== null) matches.push({ name, end: found.end, cost: found.cost + variantCost(name) })
  }
  return matches
}

/** A label is preferred to an id. */
const variantCost = ({ isVariant, option }: Name) =>
  isVariant ? (option === null ? 0.045 : 0.01) : 0

/** Compares a name with the tokens; its punctuation is optional. */
function walk(name: readonly Token[], tokens: readonly Token[], start: number) {
  let at = start
  let cost = 0
  const hasOnlyMarks = name.every(({ kind }) => kind === 'mark')
  for (const part of name) {
    const { kind, word } = tokens[at] ?? { kind: 'mark', word: '' }
    const isWord = kind === 'word' && part.kind === 'word'
    if (word === part.word) at += 1
    else if (isWord && at > start && isSamePerson(word, part.word)) {
      at += 1
      cost += 0.004
    } else if (isWord && stem(word) === stem(part.word)) {
      at += 1
      cost += 0.02
    } else if (part.kind === 'mark' && !hasOnlyMarks) cost += 0.002
    else return null
  }
  return at === start ? null : { end: at, cost }
}

/** "you" in a label matches "they" in a sentence. */
const persons = [
  /^(?:you|they|he|she)$/,
  /^(?:your|their|his|her)$/,
  /^(?:your|them|him|her)sel(?:f|ves)$/,
]
const isSamePerson = (a: string, b: string) => persons.some((one) => one.test(a) && one.test(b))
