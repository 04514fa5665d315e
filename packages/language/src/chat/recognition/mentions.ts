import type { Field } from '@ramiform/core/field'
import { isNoWord, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { isCommonWord, type Lexicon, meantWord, type Name } from '../lexicon/lexicon.ts'
import { wholeMatches } from '../lexicon/matches.ts'
import { grammarWords } from '../words/phrases.ts'
import { differByOne, singular, stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'

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
}

/** Articles and prepositions of names, in the languages of the chat: they identify nothing. */
const small = new Set(
  `de la le les des du d l en el los las y e o u para por con un une una et ou der die das den dem des ein eine einen einer und oder
  im in am an zu zum zur von vom mit fur auf au aux a del al que qui est es ist sind du ihr sie ihre si no all any every both yet only just even still`.split(
    /\s+/,
  ),
)
export const isSmallWord = (word: string) => isCommonWord(word) || small.has(word)

/** Words that a mention may skip between two words of the same name */
const bridging = new Set(
  `the a an of to your their our his her my its is are was were do does did be been they you he she them we i it in at on 's - " '
  ( ) any this that there too will would has have own de la le les des du d l el los las der die das den dem des ein eine im am zum zur
  ? already / s un une una en`.split(/\s+/),
)
/** Words of this kind in a row, at most */
const longestGap = 4

/** Steps left before reading stops */
export interface Work {
  left: number
}

export class TooMuchWork extends Error {}

/** Counts steps, and stops a reading that takes too many. */
export function spend(work: Work, steps: number) {
  work.left -= steps
  if (work.left < 0) throw new TooMuchWork()
}

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
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostPerWord),
  )
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
  for (const { name, end } of wholeMatches(lexicon, tokens, from)) {
    if (
      (namedWords(name).length > 0 && !plainAnswer.test(name.tokens[0]?.word ?? '')) ||
      (name.tokens.length === 1 && isSmallWord(name.tokens[0]?.word ?? '')) ||
      isAnswer(name) ||
      (name.option === null && name.isVariant)
    )
      continue
    found.push({
      name,
      from,
      to: end,
      share: 1,
      words: end - from,
      score: 0.7 + 0.3 * (end - from),
    })
  }
  if (negative.has(tokens[from]?.word ?? '')) return found
  spend(work, names.size)
  for (const [name, first] of names) {
    if (tokens[from]?.kind === 'number' && name.option === null) continue
    if (name.option !== null && isDeterminer(tokens, from)) continue
    const own = new Set(name.tokens.map(({ word }) => word))
    const said = new Map([[first.word, first.weight]])
    let to = from + 1
    let extra = 0
    for (let at = to; at < tokens.length && at < to + longestGap; at += 1) {
      const word = tokens[at]?.word ?? ''
      const more = known[at]?.get(name)
      if (more !== undefined) {
        said.set(more.word, Math.max(more.weight, said.get(more.word) ?? 0))
        to = at + 1
      } else if (own.has(word)) {
        // Small words of the name count a little: "rent one from you".
        if (/\w/.test(word)) extra += 0.05
        if (/\w/.test(word) && (!isSmallWord(word) || at === to)) to = at + 1
      } else if (!bridging.has(word)) break
    }
    const weight = [...said.values()].reduce((sum, one) => sum + one, 0)
    const size = namedWords(name).length
    const start = startOf(tokens, from, own)
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
      ((isNumber && share < 1) || (denied.length > 0 && !denied.some((one) => here.has(one))))
    )
      continue
    const literal = [...own].filter((word) => here.has(word)).length / own.size
    found.push({
      name,
      from: start,
      to: endOf(tokens, to, own),
      share,
      words: said.size,
      score: weight * (0.7 + 0.3 * share) + Math.min(0.2, extra) + literal * 0.3,
    })
  }
  return found
}

/** "the other parent" is not the answer "Other". */
const isDeterminer = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'other' &&
  tokens[at + 1]?.kind === 'word' &&
  !/^(?:is|are|was|and|or|if|then|selected|chosen|picked|ticked|ask|show|for|as)$/.test(
    tokens[at + 1]?.word ?? '',
  )

/** The place of the question words before a mention: "where is" of "Where is the damage?". */
function startOf(tokens: readonly Token[], from: number, own: ReadonlySet<string>): number {
  let start = from
  for (let at = from - 1; at >= 0 && at > from - 5; at -= 1) {
    const word = tokens[at]?.word ?? ''
    if (own.has(word) && (isSmallWord(word) || negative.has(word))) start = at
    else if (!bridging.has(word)) break
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
    isSmallWord(tokens[end]?.word ?? '') &&
    !/^(?:and|or|if|is|for|in)$/.test(tokens[end]?.word ?? '')
  )
    end += 1
  return end
}

const negative = new Set('not no none nothing never nobody neither nor without'.split(' '))

/** Stems of a name that identify it. A name without any, such as "Not at all", is found only as a whole. */
const namedWords = (name: Name) =>
  [...name.stems].filter((one) => !isSmallWord(one) && !negative.has(one))

/** True for an option such as "Yes", which says nothing without its question. */
const isAnswer = ({ option, tokens, field }: Name) =>
  option !== null &&
  tokens.length === 1 &&
  yesNoOf(field) !== null &&
  (isYesWord(tokens[0]?.word ?? '') || isNoWord(tokens[0]?.word ?? ''))

/** Words for people identify a question only together with other words. */
const isPeopleWord = (word: string) => peopleWords.has(word)
const peopleWords = new Set(
  `people person persons user users visitor visitors respondent respondents child children kid kids parent parents customer customers
  guest guests applicant applicants traveller travellers traveler someone somebody anyone anybody everyone everybody member members
  participant participants client clients`.split(/\s+/),
)

/** Answers that say nothing without their question */
const plainAnswer = /^(?:yes|yep|no|nope|ja|nein|si|oui|non|sim|nao|nee)$/

type Like = ReadonlyMap<Name, { readonly word: string; readonly weight: number }>
const nothing: Like = new Map()

/** Names that have a word like this one, with the word and how telling it is. */
function namesLike(lexicon: Lexicon, { kind, word }: Token, work: Work): Like {
  if (kind === 'mark' || isSmallWord(word) || plainAnswer.test(word)) return nothing
  const found = new Map<Name, { word: string; weight: number }>()
  const take = (stemmed: string, share: number) => {
    const names = (lexicon.byStem.get(stemmed) ?? []).filter(
      (name) => namedWords(name).length > 0 && !isAnswer(name),
    )
    const fields = new Set(names.map(({ field }) => field.id)).size
    const rarity = fields <= 1 ? 1 : fields === 2 ? 0.75 : 0.5
    for (const name of names) {
      const isLiteral = name.tokens.some((one) => singular(one.word) === singular(word))
      const isWeak =
        negative.has(word) ||
        (isPeopleWord(word) && (name.option === null ? namedWords(name).length > 1 : !isLiteral))
      const weight = share * rarity * (isLiteral ? 1 : 0.85) * (isWeak ? 0.3 : 1)
      if ((found.get(name)?.weight ?? 0) < weight) found.set(name, { word: stemmed, weight })
    }
  }
  take(stem(word), 1)
  if (found.size > 0 || kind === 'number' || grammarWords.has(word)) return found
  const meant = meantWord(lexicon, word)
  if (meant !== null) take(stem(meant), 0.8)
  if (found.size > 0) return found
  spend(work, lexicon.words.length / 10)
  for (const one of lexicon.words) if (isRelated(word, one)) take(stem(one), 0.7)
  return found
}

/** True for words of one family ("diabetics", "diabetes") and for parts of a compound ("Lizenz", "Schiedsrichterlizenz"). */
export function isRelated(said: string, name: string): boolean {
  if (isAbbreviation(said, name)) return true
  if (said.length < 4 || name.length < 4) return false
  let same = 0
  while (same < said.length && said[same] === name[same]) same += 1
  const [restSaid, restName] = [said.length - same, name.length - same]
  if (
    same >= 4 &&
    same >= 0.6 * Math.max(said.length, name.length) &&
    restSaid <= 4 &&
    restName <= 4
  )
    return true
  if (same >= 6 && restSaid <= 6 && restName <= 6) return true
  if (said.length >= 6 && differByOne(said, name)) return true
  const [long, short] = said.length > name.length ? [said, name] : [name, said]
  return (
    short.length >= 5 &&
    long.length >= short.length + 3 &&
    (long.endsWith(short) || long.startsWith(short))
  )
}

/** True for "acct" and "account". */
function isAbbreviation(said: string, name: string): boolean {
  if (said.length < 3 || name.length < said.length + 2 || !/^.[^aeiou]+$/.test(said)) return false
  if (said[0] !== name[0] || said.at(-1) !== name.at(-1)) return false
  let at = 0
  for (const letter of name) if (letter === said[at]) at += 1
  return at === said.length
}

/** Chooses mentions that do not overlap, with the highest scores together. */
export function bestCover(
  mentions: readonly Mention[],
  from: number,
  to: number,
  worth: (mention: Mention) => number,
): readonly Mention[] {
  const byEnd = new Map<number, { mention: Mention; worth: number }[]>()
  for (const mention of mentions) {
    if (mention.from < from || mention.to > to) continue
    const value = worth(mention)
    if (value <= 0) continue
    const same = byEnd.get(mention.to)
    if (same === undefined) byEnd.set(mention.to, [{ mention, worth: value }])
    else same.push({ mention, worth: value })
  }
  if (byEnd.size === 0) return []
  const none: { score: number; mentions: readonly Mention[] } = { score: 0, mentions: [] }
  const best = [none]
  for (let end = from + 1; end <= to; end += 1) {
    let top = best[end - 1 - from] ?? none
    for (const one of byEnd.get(end) ?? []) {
      const before = best[one.mention.from - from] ?? none
      const score = before.score + one.worth
      if (score > top.score + 1e-9) top = { score, mentions: [...before.mentions, one.mention] }
    }
    best.push(top)
  }
  return best.at(-1)?.mentions ?? []
}

/** True for "toppings" in "which toppings". */
const isInside = (one: Mention, other: Mention) =>
  one.from >= other.from && one.to <= other.to && one.to - one.from < other.to - other.from

/** Mentions of other names by the same words, nearly as good as this one. */
export const rivalsOf = (
  mentions: readonly Mention[],
  chosen: Mention,
  worth: (mention: Mention) => number,
): readonly Mention[] => {
  const seen = new Set<Field>([chosen.name.field])
  return mentions.filter((one) => {
    const isRival =
      one.from < chosen.to &&
      one.to > chosen.from &&
      (worth(one) > worth(chosen) * 0.93 ||
        (worth(one) > 0 && one.words >= chosen.words && one.share < 0.9 && chosen.share < 0.9)) &&
      !(chosen.share === 1 && (one.share < 0.6 || isInside(one, chosen))) &&
      !seen.has(one.name.field)
    if (isRival) seen.add(one.name.field)
    return isRival
  })
}
