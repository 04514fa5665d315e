import { type Lexicon, type Name, wholeMatches } from '../lexicon/lexicon.ts'
import { numberAt } from '../words/numbers.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { signalsAt } from './signals.ts'
import {
  isAnswer,
  isSmallWord,
  type Like,
  namedWords,
  namesLike,
  negative,
  plainAnswer,
} from './similar-names.ts'
import { spend, type Work } from './work.ts'

/** A label or an option that some words of a sentence name, whole or in part. */
export interface Mention {
  readonly name: Name
  readonly from: number
  readonly to: number
  readonly score: number
  /** Part of the name's own words that were found, from 0 to 1 */
  readonly share: number
  /** How many of its words were found */
  readonly words: number
  /** A word that was misspelled or cut off */
  readonly typed?: string
}

/** Words that a mention may skip between two words of the same name */
const bridging = wordSet`the a an of to your their our his her my its is are was were do does did be been they you he she them we i it in at on 's - " '
  ( ) any this that there too will would has have own being de la le les des du d l el los las der die das den dem des ein eine im am zum zur
  ? already / s un une una en`

/** Words before something that is counted */
const counting = wordSet`no any some many more fewer less than number are of`

/** Words of this kind in a row, at most */
const longestGap = 4

/** Names of the form that one word may begin to name, at most; the best are kept. */
const mostPerWord = 24

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** Finds all names in a sentence, including parts, plurals, related words and words with one wrong letter. */
export function mentionsIn(
  lexicon: Lexicon,
  tokens: readonly Token[],
  work: Work,
): readonly Mention[] {
  const known = tokens.map((token) => namesLike(lexicon, token, work))
  return known.flatMap((names, from) => {
    const whole = wholeMentions(lexicon, tokens, from, names.size > 0)
    return [...whole, ...mentionsByWord(lexicon, tokens, known, from, whole, work)]
      .filter((one) => !isAmount(one, tokens))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostPerWord)
  })
}

/** True for an option that a counted noun seems to name: "2 weeks" is not "Week 2", and "1+ year" not "Yearly". */
function isAmount({ name, from, to }: Mention, tokens: readonly Token[]): boolean {
  if (name.option === null || name.tokens.every(({ kind }) => kind !== 'word')) return false
  const before = /^[-+]$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1
  if (numberAt(tokens, before) !== null && tokens[from]?.kind === 'word') return true
  const at = tokens.findIndex(({ kind }, place) => place >= from && place < to && kind === 'number')
  const own = name.tokens.findIndex(({ word }) => word === tokens[at]?.word)
  const isCounted = (words: readonly Token[], place: number) => words[place + 1]?.kind === 'word'
  return at >= 0 && at + 1 < to && isCounted(tokens, at) && !isCounted(name.tokens, own)
}

/** Names that are written whole from a word on, and the field whose id the word is. */
function wholeMentions(
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
  hasLike: boolean,
): readonly Mention[] {
  const field = lexicon.byId.get(wordAt(tokens, from))
  const label = field === undefined ? undefined : lexicon.labels.get(field)
  const byId =
    label === undefined ? [] : [{ name: label, from, to: from + 1, share: 1, words: 2, score: 3 }]
  const whole = wholeMatches(lexicon, tokens, from).flatMap(({ name, end }) => {
    const [first] = name.tokens
    const words = end - from
    const isNegative = name.tokens.some(({ word }) => negative.has(word))
    if (
      (words === 1 && isDeterminer(lexicon, name, tokens, from)) ||
      (namedWords(name).length > 0 &&
        words < 3 &&
        !isNegative &&
        !plainAnswer.test(first?.word ?? '')) ||
      (name.tokens.length === 1 && isSmallWord(first?.word ?? '')) ||
      isAnswer(name) ||
      (name.option === null && name.isVariant && hasLike)
    )
      return []
    const score = 0.7 + 0.3 * words + (isNegative ? 0.4 : 0)
    return [{ name, from, to: end, share: 1, words, score }]
  })
  return [...byId, ...whole]
}

/** Names that a word begins to name, whole or in part. */
function mentionsByWord(
  lexicon: Lexicon,
  tokens: readonly Token[],
  known: readonly Like[],
  from: number,
  whole: readonly Mention[],
  work: Work,
): readonly Mention[] {
  const first = wordAt(tokens, from)
  const names = known[from]
  if (names === undefined || negative.has(first)) return []
  spend(work, names.size)
  return [...names].flatMap(([name, alike]) => {
    if (tokens[from]?.kind === 'number' && name.option === null) return []
    if (isDeterminer(lexicon, name, tokens, from)) return []
    const own = new Set(name.tokens.map(({ word }) => word))
    // "no children" for "Number of children"
    const isAsked =
      wordAt(tokens, from + 1) === 'question' ||
      (name.stems.has('number') &&
        (first === 'number' || (name.option === null && counting.has(wordAt(tokens, from - 1)))))
    const weightOf = ({ weight, isWeak }: { weight: number; isWeak: boolean }) =>
      isWeak && isAsked ? weight / 0.3 : weight
    const said = new Map([[alike.word, weightOf(alike)]])
    let { typed } = alike
    let to = from + 1
    let extra = 0
    for (let at = to; at < tokens.length && at < to + longestGap; at += 1) {
      const next = wordAt(tokens, at)
      const more = known[at]?.get(name)
      if (more !== undefined) {
        if (/^\d/.test(more.word) && said.has(more.word)) break
        typed ??= more.typed
        said.set(more.word, Math.max(weightOf(more), said.get(more.word) ?? 0))
        to = at + 1
      } else if (isDemand(tokens, at) || !(own.has(next) || bridging.has(next))) break
      else if (own.has(next) && /\w/.test(next)) {
        // Small words of the name count a little: "rent one from you".
        extra += 0.05
        const isOpener = /^(?:for|if|when|to)$/.test(next)
        if (!isSmallWord(next) || (at === to && !isOpener)) to = at + 1
      }
    }
    const start = startOf(tokens, from, own)
    const here = new Set(tokens.slice(start, to).map(({ word }) => word))
    const denied = [...name.stems].filter((one) => negative.has(one))
    const deniedHere = denied.filter((one) => here.has(one)).length
    const telling = [...said.keys()].filter((word) => !negative.has(word)).length
    // "phone" is not all of "Mobile phone", although both words mean the same.
    const twins = name.option === null && to - start === 1 ? twinsOf(name) : 0
    const size = Math.max(1, namedWords(name).length + twins + denied.length)
    const share = Math.min(1, (telling + deniedHere) / size)
    // "other pets" is not "No other pets", 50 is not "11-50", and 4 is not the size "4/4".
    const isNumber = [...said.keys()].every((word) => /^\d/.test(word))
    const numbers = name.tokens.filter(({ kind }) => kind === 'number').length
    const isPart = isNumber && (share < 1 || numbers > to - start)
    if (name.option !== null && (isPart || (denied.length > 0 && deniedHere === 0))) return []
    const weight = [...said.values()].reduce((sum, one) => sum + one, 0)
    const literal = [...own].filter((word) => here.has(word)).length / own.size
    const score =
      (said.has('number') && said.size > 1 ? 0.3 : 0) +
      weight * (0.7 + 0.3 * share) +
      Math.min(0.2, extra) +
      literal * 0.3
    const how = { share, words: said.size, score, ...(typed !== undefined && { typed }) }
    const end = Math.max(
      endOf(tokens, to, own),
      ...whole.filter((one) => one.name === name).map((one) => one.to),
    )
    return [{ name, from: start, to: end, ...how }]
  })
}

/** Number of words whose meaning another word of the name has, too. */
const twinsOf = ({ tokens }: Name) => {
  const stems = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => stem(word))
  return stems.length - new Set(stems).size
}

/** The place behind the small words of a name that follow a mention: "how they heard about us". */
function endOf(tokens: readonly Token[], to: number, own: ReadonlySet<string>): number {
  const isOwn = ({ word }: Token, index: number) =>
    own.has(word) &&
    isSmallWord(word) &&
    !isDemand(tokens, to + index) &&
    !/^(?:and|or|if|is|for|in|to)$/.test(word)
  const rest = tokens.slice(to, to + 4)
  const end = rest.findIndex((token, index) => !isOwn(token, index))
  return to + (end < 0 ? rest.length : end)
}

/** True for "we need" and the like, which begin a request rather than go on in a name. */
const isDemand = (tokens: readonly Token[], at: number) => {
  const signal = /^(?:we|i)$/.test(wordAt(tokens, at)) ? signalsAt(tokens, at) : null
  return (
    signal !== null && signal.end > at + 1 && (signal.roles.has('show') || signal.roles.has('hide'))
  )
}

/** "the other parent" is not the answer "Other", and "keine Kinder" not the answer "Keine". */
const isDeterminer = (
  lexicon: Lexicon,
  { field, option }: Name,
  tokens: readonly Token[],
  at: number,
) =>
  option !== null &&
  /^(?:other|kein|keinen?|aucune?|ningun|ninguna)$/.test(wordAt(tokens, at)) &&
  tokens[at + 1]?.kind === 'word' &&
  // "another brand" is the answer "Other" to "Motor brand".
  (wordAt(tokens, at) !== 'other' ||
    lexicon.labels.get(field)?.stems.has(stem(wordAt(tokens, at + 1))) !== true) &&
  !/^(?:is|are|was|and|or|to|if|then|selected|chosen|picked|ticked|ask|show|for|as|ist|sind|gewahlt|angekreuzt|oder|und|ou|et|o|y|es)$/.test(
    wordAt(tokens, at + 1),
  )

/** The place of the question words before a mention: "where is" of "Where is the damage?". */
function startOf(tokens: readonly Token[], from: number, own: ReadonlySet<string>): number {
  let start = from
  for (let at = from - 1; at >= 0 && at > from - 5; at -= 1) {
    const word = wordAt(tokens, at)
    if (negative.has(word) && negative.has(wordAt(tokens, start))) break
    if (own.has(word) && (isSmallWord(word) || negative.has(word))) start = at
    else if (!bridging.has(word) && !/^(?:want|wants|wish|like|be|for|to)$/.test(word)) break
  }
  const isSmall = /^(?:the|a|an|of|to|your|is|are|do|does|and|or|if|for|with|in|on|by)$/.test(
    wordAt(tokens, start),
  )
  return isSmall ? from : start
}
