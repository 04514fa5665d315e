import { type Lexicon, type Name, wholeMatches } from '../lexicon/lexicon.ts'
import { numberAt } from '../words/numbers.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { type Signal, signalsAt } from './signals.ts'
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
const bridging = new Set(
  `the a an of to your their our his her my its is are was were do does did be been they you he she them we i it in at on 's - " '
  ( ) any this that there too will would has have own being de la le les des du d l el los las der die das den dem des ein eine im am zum zur
  ? already / s un une una en`.split(/\s+/),
)

/** Words before something that is counted */
const counting = new Set('no any some many more fewer less than number are of'.split(' '))

/** Words of this kind in a row, at most */
const longestGap = 4

/** Names of the form that one word may begin to name, at most; the best are kept. */
const mostPerWord = 24

/** Finds all names in a sentence, including parts, plurals, related words and words with one wrong letter. */
export function mentionsIn(
  lexicon: Lexicon,
  tokens: readonly Token[],
  work: Work,
): readonly Mention[] {
  const known = tokens.map((token) => namesLike(lexicon, token, work))
  return known.flatMap((names, from) =>
    mentionsAt(lexicon, tokens, known, from, names, work)
      .filter((one) => !isAmount(one, tokens))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostPerWord),
  )
}

/** True for an option that a counted noun seems to name: "2 weeks" is not "Week 2", and "1+ year" not "Yearly". */
function isAmount({ name, from, to }: Mention, tokens: readonly Token[]): boolean {
  if (name.option === null || name.tokens.every(({ kind }) => kind !== 'word')) return false
  const before = /^[-+]$/.test(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1
  if (numberAt(tokens, before)?.number !== undefined && tokens[from]?.kind === 'word') return true
  const at = tokens.findIndex(({ kind }, place) => place >= from && place < to && kind === 'number')
  const own = name.tokens.findIndex(({ word }) => word === tokens[at]?.word)
  const isCounted = (words: readonly Token[], place: number) => words[place + 1]?.kind === 'word'
  return at >= 0 && at + 1 < to && isCounted(tokens, at) && !isCounted(name.tokens, own)
}

/** Mentions that begin at a word. */
function mentionsAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  known: readonly Like[],
  from: number,
  names: Like,
  work: Work,
): readonly Mention[] {
  const found: Mention[] = []
  const field = lexicon.byId.get(tokens[from]?.word ?? '')
  const label = field === undefined ? undefined : lexicon.labels.get(field)
  if (label !== undefined)
    found.push({ name: label, from, to: from + 1, share: 1, words: 2, score: 3 })
  for (const { name, end } of wholeMatches(lexicon, tokens, from)) {
    if (
      (name.option !== null && end === from + 1 && isDeterminer(lexicon, name, tokens, from)) ||
      (namedWords(name).length > 0 &&
        end - from < 3 &&
        !name.tokens.some(({ word }) => negative.has(word)) &&
        !plainAnswer.test(name.tokens[0]?.word ?? '')) ||
      (name.tokens.length === 1 && isSmallWord(name.tokens[0]?.word ?? '')) ||
      isAnswer(name) ||
      (name.option === null && name.isVariant && names.size > 0)
    )
      continue
    found.push({
      name,
      from,
      to: end,
      share: 1,
      words: end - from,
      score:
        0.7 + 0.3 * (end - from) + (name.tokens.some(({ word }) => negative.has(word)) ? 0.4 : 0),
    })
  }
  if (negative.has(tokens[from]?.word ?? '')) return found
  spend(work, names.size)
  for (const [name, first] of names) {
    if (tokens[from]?.kind === 'number' && name.option === null) continue
    if (name.option !== null && isDeterminer(lexicon, name, tokens, from)) continue
    const own = new Set(name.tokens.map(({ word }) => word))
    // "no children" for "Number of children"
    const isCounted =
      name.option === null && name.stems.has('number') && counting.has(tokens[from - 1]?.word ?? '')
    const weightOf = ({ weight, isWeak }: { weight: number; isWeak: boolean }) =>
      isWeak &&
      (isCounted ||
        tokens[from + 1]?.word === 'question' ||
        (name.stems.has('number') && tokens[from]?.word === 'number'))
        ? weight / 0.3
        : weight
    const said = new Map([[first.word, weightOf(first)]])
    let { typed } = first
    let to = from + 1
    let extra = 0
    for (let at = to; at < tokens.length && at < to + longestGap; at += 1) {
      const word = tokens[at]?.word ?? ''
      const more = known[at]?.get(name)
      if (more !== undefined && /^\d/.test(more.word) && said.has(more.word)) break
      if (more !== undefined) {
        typed ??= more.typed
        said.set(more.word, Math.max(weightOf(more), said.get(more.word) ?? 0))
        to = at + 1
      } else if (isDemand(tokens, at)) break
      else if (own.has(word)) {
        // Small words of the name count a little: "rent one from you".
        if (/\w/.test(word)) extra += 0.05
        const isOpener = /^(?:for|if|when|to)$/.test(word)
        if (/\w/.test(word) && (!isSmallWord(word) || (at === to && !isOpener))) to = at + 1
      } else if (!bridging.has(word)) break
    }
    const weight = [...said.values()].reduce((sum, one) => sum + one, 0)
    const start = startOf(tokens, from, own)
    // "phone" is not all of "Mobile phone", although both words mean the same.
    const twins = name.option === null && to - start === 1 ? twinsOf(name) : 0
    const size = namedWords(name).length + twins
    const here = new Set(tokens.slice(start, to).map(({ word }) => word))
    const denied = [...name.stems].filter((one) => negative.has(one))
    const telling = [...said.keys()].filter((word) => !negative.has(word)).length
    const share = Math.min(
      1,
      (telling + denied.filter((one) => here.has(one)).length) / Math.max(1, size + denied.length),
    )
    // "other pets" is not "No other pets", and 50 is not "11-50".
    const isNumber = [...said.keys()].every((word) => /^\d/.test(word))
    if (
      name.option !== null &&
      ((isNumber && (share < 1 || numbersOf(name) > to - start)) ||
        (denied.length > 0 && !denied.some((one) => here.has(one))))
    )
      continue
    const literal = [...own].filter((word) => here.has(word)).length / own.size
    const whole = found.find((one) => one.name === name && one.from === from && one.share === 1)
    found.push({
      name,
      from: start,
      to: Math.max(whole?.to ?? 0, endOf(tokens, to, own)),
      share,
      words: said.size,
      ...(typed !== undefined && { typed }),
      score:
        (said.has('number') && said.size > 1 ? 0.3 : 0) +
        weight * (0.7 + 0.3 * share) +
        Math.min(0.2, extra) +
        literal * 0.3,
    })
  }
  return found
}

/** Number of words whose meaning another word of the name has, too. */
const twinsOf = ({ tokens }: Name) => {
  const stems = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => stem(word))
  return stems.length - new Set(stems).size
}

/** "4" does not name the size "4/4". */
const numbersOf = ({ tokens }: Name) => tokens.filter(({ kind }) => kind === 'number').length

/** True for "we need" and the like, which begin a request rather than go on in a name. */
const isDemand = (tokens: readonly Token[], at: number) => {
  const signal = /^(?:we|i)$/.test(tokens[at]?.word ?? '') ? signalsAt(tokens, at) : null
  return (
    signal !== null &&
    signal.end > at + 1 &&
    ['show', 'hide'].some((one) => signal.roles.has(one as Signal))
  )
}

/** "the other parent" is not the answer "Other", and "keine Kinder" not the answer "Keine". */
const isDeterminer = (lexicon: Lexicon, { field }: Name, tokens: readonly Token[], at: number) =>
  /^(?:other|kein|keinen?|aucune?|ningun|ninguna)$/.test(tokens[at]?.word ?? '') &&
  tokens[at + 1]?.kind === 'word' &&
  // "another brand" is the answer "Other" to "Motor brand".
  (tokens[at]?.word !== 'other' ||
    lexicon.labels.get(field)?.stems.has(stem(tokens[at + 1]?.word ?? '')) !== true) &&
  !/^(?:is|are|was|and|or|to|if|then|selected|chosen|picked|ticked|ask|show|for|as|ist|sind|gewahlt|angekreuzt|oder|und|ou|et|o|y|es)$/.test(
    tokens[at + 1]?.word ?? '',
  )

/** The place of the question words before a mention: "where is" of "Where is the damage?". */
function startOf(tokens: readonly Token[], from: number, own: ReadonlySet<string>): number {
  let start = from
  for (let at = from - 1; at >= 0 && at > from - 5; at -= 1) {
    const word = tokens[at]?.word ?? ''
    if (negative.has(word) && negative.has(tokens[start]?.word ?? '')) break
    if (own.has(word) && (isSmallWord(word) || negative.has(word))) start = at
    else if (!bridging.has(word) && !/^(?:want|wants|wish|like|be|for|to)$/.test(word)) break
  }
  return /^(?:the|a|an|of|to|your|is|are|do|does|and|or|if|for|with|in|on|by)$/.test(
    tokens[start]?.word ?? '',
  )
    ? from
    : start
}

function endOf(tokens: readonly Token[], to: number, own: ReadonlySet<string>): number {
  let end = to
  while (
    end < to + 4 &&
    own.has(tokens[end]?.word ?? '') &&
    !isDemand(tokens, end) &&
    isSmallWord(tokens[end]?.word ?? '') &&
    !/^(?:and|or|if|is|for|in|to)$/.test(tokens[end]?.word ?? '')
  )
    end += 1
  return end
}
