import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import {
  isBeginning,
  isCommonWord,
  type Lexicon,
  type Match,
  meantWord,
  type Name,
} from './lexicon.ts'

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

/** Compares a name with the tokens; punctuation is optional on both sides. */
function walk(name: readonly Token[], tokens: readonly Token[], start: number) {
  let at = start
  let cost = 0
  let hasWord = false
  const hasOnlyMarks = name.every(({ kind }) => kind === 'mark')
  for (const [index, part] of name.entries()) {
    const token = tokens[at]
    if (token !== undefined && token.word === part.word) {
      at += 1
      hasWord ||= part.kind !== 'mark'
    } else if (token !== undefined && index > 0 && isSamePerson(token.word, part.word)) {
      at += 1
      cost += 0.004
    } else if (part.kind === 'mark') {
      if (hasOnlyMarks) return null
      cost += 0.002
    } else if (
      token !== undefined &&
      token.kind === 'word' &&
      part.kind === 'word' &&
      stem(token.word) === stem(part.word)
    ) {
      at += 1
      hasWord = true
      cost += 0.02
    } else if (
      token?.kind === 'mark' &&
      token.word !== '\n' &&
      hasWord &&
      index > 0 &&
      /^[-'",()/?:!&.]$|^'s$/.test(token.word) &&
      tokens[at + 1]?.word === part.word
    ) {
      at += 2
      cost += 0.004
    } else return null
  }
  return at === start || !(hasWord || hasOnlyMarks) ? null : { end: at, cost }
}

/** "you" in a label matches "they" in a sentence. */
const persons = [
  ['you', 'they', 'he', 'she'],
  ['your', 'their', 'his', 'her'],
  ['yourself', 'yourselves', 'themselves', 'himself', 'herself'],
]
const isSamePerson = (a: string, b: string) =>
  persons.some((words) => words.includes(a) && words.includes(b))

/** Finds questions by their first words, at least two: "how many nights" for "How many nights will you stay?". */
export function beginningMatches(
  lexicon: Lexicon,
  tokens: readonly Token[],
  start: number,
): readonly Match[] {
  const names = (lexicon.byStart.get(tokens[start]?.word ?? '') ?? []).filter(
    ({ option, isVariant }) => option === null && !isVariant,
  )
  return names.flatMap((name): readonly Match[] => {
    const words = name.tokens.filter(({ kind }) => kind !== 'mark')
    let length = 0
    while (length < words.length && words[length]?.word === tokens[start + length]?.word)
      length += 1
    const matches: Match[] = []
    for (let count = 1; count <= length && count < words.length; count += 1) {
      const isTelling = words.slice(0, count).some(({ word }) => !isCommonWord(word))
      const isOnlyOne = count === 1 && questionWords.has(words[0]?.word ?? '') && names.length === 1
      if ((count > 1 && isTelling) || isOnlyOne) {
        matches.push({ name, end: start + count, cost: 0.06 + 0.1 * (1 - count / words.length) })
      }
    }
    return matches
  })
}

const questionWords = new Set(['why', 'where', 'when', 'who'])

/** Letters that related words share, at least */
const sharedLetters = 6

/** Finds labels by a related word: "satisfaction" for "How satisfied are you?". */
export function relatedMatches(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
): readonly Match[] {
  const { kind, word } = tokens[at] ?? { kind: 'mark', word: '' }
  if (kind !== 'word' || word.length < sharedLetters + 2 || word.length > 40) return []
  if (!lexicon.byBeginning.has(word.slice(0, 5))) return []
  const names = [...lexicon.labels.values()].filter(({ tokens: label }) =>
    label.some(
      (one) =>
        one.word.length > sharedLetters &&
        one.word.startsWith(word.slice(0, sharedLetters)) &&
        familyEndings.test(one.word.slice(sharedLetters)) &&
        familyEndings.test(word.slice(sharedLetters)),
    ),
  )
  return names.map((name) => ({ name, end: at + 1, cost: 0.13 }))
}

const familyEndings =
  /^[a-z]{0,3}?(?:ed|ing|ion|ions|tion|action|ility|ance|ence|able|ible|ment|y|e|s|es)$/

/** A word that fits more names than this says nothing. */
const mostNames = 40

function mostTelling(names: readonly Name[], said: number): readonly Name[] {
  if (names.length <= mostNames) return names
  const whole = names.filter(({ stems }) => stems.size === said)
  return whole.length > 0 ? whole.slice(0, mostNames) : names.slice(0, mostNames)
}

/** True if the option is negative and the words are not: "contacted" does not mean "Do not contact me". */
const isTurnedRound = (name: Name, said: ReadonlySet<string>) =>
  name.option !== null && name.denials.size > 0 && ![...name.denials].some((one) => said.has(one))

const isJoiner = (word: string) => word === 'and' || word === 'or'

/** Names that contain the joiner: "members and former members" are two options otherwise. */
const withJoiner = (names: readonly Name[] | null, joiner: string) =>
  names?.filter(({ tokens }) => tokens.some(({ word }) => word === joiner)) ?? null

const connecting = new Set(['if', 'when', 'where', 'who'])

/** Most words of a name in a row */
const longestPart = 10

/**
 * Finds names by part of their words: "company" for "Company name", "satisfied" for "How satisfied are you?".
 * For each end, only the names that share the most words.
 */
export function partMatches(
  lexicon: Lexicon,
  tokens: readonly Token[],
  start: number,
  namesWith: (stem: string) => readonly Name[],
): readonly Match[] {
  const first = tokens[start]
  if (first === undefined || first.kind === 'mark' || isCommonWord(first.word)) return []
  let candidates: readonly Name[] | null = null
  let typo: string | undefined
  let doubt = 0
  const said = new Set<string>()
  const matches: Match[] = []
  for (let at = start; at < start + longestPart; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    // "the vet's name" for "Name of your vet"
    if (token.word === "'s" && said.size > 0) continue
    if (token.kind === 'mark') break
    if (isCommonWord(token.word)) {
      // "names when they have names": a condition ends a name
      if (said.size > 1 && connecting.has(token.word))
        candidates = withJoiner(candidates, token.word)
      if (isJoiner(token.word)) candidates = withJoiner(candidates, token.word)
      continue
    }
    let one = stem(token.word)
    let having = namesWith(one)
    if (having.length === 0 && token.kind === 'word' && !lexicon.byStem.has(one)) {
      const meant = meantWord(lexicon, token.word)
      if (meant === null) break
      typo = token.word
      doubt = isBeginning(token.word, meant) ? 0.25 : 0.15
      one = stem(meant)
      having = namesWith(one)
    }
    const among: ReadonlySet<Name> | null = candidates === null ? null : new Set(candidates)
    candidates = among === null ? having : having.filter((name) => among.has(name))
    if (candidates.length === 0) break
    said.add(one)
    for (const name of mostTelling(candidates, said.size)) {
      if (isTurnedRound(name, said)) continue
      const share = said.size / name.stems.size
      const cost = 0.04 + 0.12 * (1 - share) + doubt
      matches.push({ name, end: at + 1, cost, ...(typo !== undefined && { typo }) })
    }
  }
  return matches
}
