import { type Lexicon, meantWord } from '../lexicon/lexicon.ts'
import { isShortened } from '../words/dates.ts'
import { phraseSet, phrasesAt } from '../words/phrases.ts'
import { differByOne, stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { isUnitWord } from './comparing.ts'
import { isKnownWord } from './known-words.ts'

/** Full words by sign, shorthand or misspelling */
const fullWords: Readonly<Record<string, string>> = {
  '€': 'euros',
  $: 'dollars',
  '£': 'pounds',
  '%': 'percent',
  '°': 'degrees',
  shd: 'should',
  w: 'with',
  qn: 'question',
  q: 'question',
  ppl: 'people',
  r: 'are',
  ur: 'you',
  nr: 'number',
  wanna: 'want',
  dissapears: 'disappears',
}

const misspelled = [
  ...wordSet`hidden hide shown show display only unless when needed asked visible appear disappears should except`,
]

/** Units as words, "6m" as meters if the form asks for a length, and misspelled words of rules. */
export function corrected(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const hasMeters = lexicon.fields.some(({ label }) =>
    /met(?:re|er)s?|length|width|height/i.test(label),
  )
  return tokens.flatMap((token, at): readonly Token[] => {
    const { kind, word } = token
    const next = tokens[at + 1]?.word ?? ''
    const before = tokens[at - 1]
    const full = Object.hasOwn(fullWords, word) ? fullWords[word] : undefined
    const as = (...words: readonly string[]) =>
      words.map(
        (one): Token => ({ ...token, kind: /^\d/.test(one) ? 'number' : 'word', word: one }),
      )
    if (kind === 'mark' && before?.kind === 'number' && full !== undefined) return as(full)
    // "week 1 or 2" for the options "Week 1" and "Week 2"
    const noun = kind === 'number' ? nounBefore(tokens, at, lexicon) : null
    if (noun !== null) return [{ ...noun, start: token.start, end: token.start }, token]
    if (isNumberSign(tokens, at, lexicon)) return as('number')
    // "the policy no. for members"
    const isStop = word === '.' && before?.kind === 'word' && next !== ''
    if (isStop && isShortened(tokens, at)) return []
    const isNamed = lexicon.byStem.has(stem(word))
    // "if they take days off"
    if (word === 'off' && /^(?:days?|time|weeks?)$/.test(before?.word ?? '') && !isNamed) return []
    // "upload there logo"
    if (word === 'there' && at > 0 && (next === 'own' || lexicon.byStem.has(stem(next))))
      return as('their')
    // "its a collection"
    if (word === 'its' && /^(?:a|an|the|in|on|not|for|just)$/.test(next)) return as('it', 'is')
    // "over 60k miles", "under 18s", "30kg", "18yrs"
    const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(\p{L}{1,6})$/u.exec(word) ?? []
    if (unit !== '' && !isNamed) {
      if (unit === 'k') return as(`${Number(amount) * 1000}`)
      // "old" is not said, so it names no option such as "Old Forge".
      if (unit === 's' && amount.length < 3)
        return as(amount, 'years', ...(lexicon.byStem.has('old') ? [] : ['old']))
      if (unit === 'm' ? hasMeters : unit.length > 1 && isUnitWord(unit)) return as(amount, unit)
    }
    if (kind !== 'word' || isKnownWord(word) || isNamed) return [token]
    if (full !== undefined) return as(full)
    const isOwn = word.length < 4 || meantWord(lexicon, word) !== null
    return as((isOwn ? undefined : misspelled.find((one) => differByOne(one, word))) ?? word)
  })
}

/** The noun that a number in a list shares with the number before, if a choice is named so; otherwise null. */
function nounBefore(tokens: readonly Token[], at: number, lexicon: Lexicon): Token | null {
  const isJoined = /^(?:or|and|,|&|\/)$/.test(tokens[at - 1]?.word ?? '')
  const noun = tokens[at - 3]
  if (!isJoined || tokens[at - 2]?.kind !== 'number' || noun?.kind !== 'word') return null
  const isOption = (number: string) =>
    (lexicon.byStem.get(stem(noun.word)) ?? []).some(
      ({ option, tokens: [first, second, more] }) =>
        option !== null && first?.kind === 'word' && second?.word === number && more === undefined,
    )
  return [at - 2, at].every((one) => isOption(tokens[one]?.word ?? '')) ? noun : null
}

/** True for the "no." of "insurance no." if a name has both words. */
function isNumberSign(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { kind = 'mark', word = '' } = tokens[at + 1] ?? {}
  const follows =
    /^(?:for|if|when|only|unless|and|or|is|are|should|must|can|will|needs?|stays?|to|in)$/
  if (tokens[at]?.word !== 'no' || (kind !== 'mark' && !follows.test(word))) return false
  const before = lexicon.byStem.get(stem(tokens[at - 1]?.word ?? '')) ?? []
  return before.some((name) => name.option === null && name.stems.has(stem('number')))
}

const wishes = phraseSet(
  `it would/will be great/nice/good/lovely/perfect/cool/helpful/awesome/better/best/ideal if | would be great/nice/good/lovely/cool/helpful if | i/we would like it if | i/we want it so that |
  please/_ make sure _/that | please/_ make it so _/that`,
)
const regardless = phraseSet('regardless/irrespective of | no matter')

/** Leaves out what is no part of a rule: "it would be great if", "regardless of the plan". */
export function plainRequest(tokens: readonly Token[]): readonly Token[] {
  let end = 0
  return tokens.filter((_, at) => {
    if (at < end) return false
    const wish = at < 3 ? phrasesAt(wishes, tokens, at) : []
    end = Math.max(at, ...wish.map((one) => one.end))
    if (phrasesAt(regardless, tokens, at).length > 0) {
      const stop = tokens.findIndex(({ word }, place) => place > at && /^[,.;!]$/.test(word))
      end = stop < 0 ? tokens.length : stop + 1
    }
    return at >= end
  })
}

const listed =
  /^(?:(?:any|one|either|some|all|each|every|both) (?:one )?of (?:these|the following|them|those)(?: conditions| things)?|(?:either|both|all) )(?: is| are| of these)?(?: apply| applies| hold| holds| true| met| the case)?$/

/** Writes a list out: "if any of these apply: A, B" becomes "if A or B". */
export function spelledList(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.map(({ word }) => word)
  const colon = words.indexOf(':')
  const from = words.findIndex(
    (_, at) => at < colon && at >= colon - 8 && listed.test(words.slice(at, colon).join(' ')),
  )
  if (from < 0) return tokens
  const join = /^(?:all|each|every|both)$/.test(words[from] ?? '') ? 'and' : 'or'
  const isMark = (at: number) => /^[,\n*]$/.test(words[at] ?? '')
  const first = words.findIndex((_, at) => at > colon && !isMark(at))
  const items = tokens.flatMap((token, at): readonly Token[] => {
    if (first < 0 || at < first) return []
    if (!isMark(at)) return [token]
    const isLast = isMark(at + 1) || /^(?:and|or)$/.test(words[at + 1] ?? '')
    return isLast ? [] : [{ ...token, kind: 'word', word: join }]
  })
  return [...tokens.slice(0, from), ...items]
}
