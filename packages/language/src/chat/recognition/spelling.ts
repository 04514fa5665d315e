import { type Lexicon, meantWord } from '../lexicon/lexicon.ts'
import { phraseSet, phrasesAt } from '../words/phrases.ts'
import { isShortened } from '../words/shortened.ts'
import { differByOne, stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { units } from './comparing.ts'
import { isKnownWord } from './known-words.ts'

const pairs = (list: string) =>
  new Map(list.split('|').map((pair) => pair.split(' ') as [string, string]))

const signWords = pairs('€ euros|$ dollars|£ pounds|% percent|° degrees')
const shortWords = pairs(
  'shd should|w with|qn question|q question|ppl people|r are|ur you|nr number|wanna want|dissapears disappears|dissappears disappears',
)

const misspelled =
  'hidden hide shown show display only unless when needed asked visible appear should except'.split(
    ' ',
  )

/** Units as words, "6m" as meters if the form asks for a length, and misspelled words of rules. */
export function corrected(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const hasMeters = lexicon.fields.some(({ label }) =>
    /met(?:re|er)s?|length|width|height/i.test(label),
  )
  return tokens.flatMap((token, at): readonly Token[] => {
    const { kind, word } = token
    const isBehindNumber = tokens[at - 1]?.kind === 'number'
    const sign = isBehindNumber ? signWords.get(word) : undefined
    if (kind === 'mark' && sign !== undefined) return [{ ...token, kind: 'word', word: sign }]
    // "week 1 or 2" for the options "Week 1" and "Week 2"
    const noun = kind === 'number' ? nounBefore(tokens, at, lexicon) : null
    if (noun !== null) return [{ ...noun, start: token.start, end: token.start }, token]
    // "over 60k miles"
    if (kind === 'number' && /^\d+k$/.test(word) && !lexicon.byStem.has(word))
      return [{ ...token, word: `${word.slice(0, -1)}000` }]
    if (isNumberSign(tokens, at, lexicon)) return [{ ...token, word: 'number' }]
    // "the policy no. for members"
    if (
      word === '.' &&
      tokens[at - 1]?.kind === 'word' &&
      tokens[at + 1] !== undefined &&
      isShortened(tokens, at)
    )
      return []
    if (
      word === 'off' &&
      /^(?:days?|time|weeks?)$/.test(tokens[at - 1]?.word ?? '') &&
      !lexicon.byStem.has('off')
    )
      return []
    // "under 18s"
    const ages = /^(\d{1,2})s$/.exec(word)?.[1]
    if (ages !== undefined && !lexicon.byStem.has(stem(word)))
      return [
        { ...token, kind: 'number', word: ages },
        // "old" is not said, so it names no option such as "Old Forge".
        ...['years', 'old']
          .filter((one) => one === 'years' || !lexicon.byStem.has(one))
          .map((one) => ({ ...token, kind: 'word' as const, word: one })),
      ]
    // "upload there logo"
    const next = tokens[at + 1]?.word ?? ''
    if (word === 'there' && at > 0 && (next === 'own' || lexicon.byStem.has(stem(next))))
      return [{ ...token, word: 'their' }]
    // "its a collection"
    if (word === 'its' && /^(?:a|an|the|in|on|not|for|just)$/.test(tokens[at + 1]?.word ?? ''))
      return ['it', 'is'].map((one) => ({ ...token, word: one }))
    // "30kg", "18yrs"
    const [, amount, unit] = /^(\d+(?:\.\d+)?)(\p{L}{2,6})$/u.exec(word) ?? []
    if (
      amount !== undefined &&
      unit !== undefined &&
      units.has(unit) &&
      !lexicon.byStem.has(stem(word))
    )
      return [
        { ...token, kind: 'number', word: amount },
        { ...token, kind: 'word', word: unit },
      ]
    if (kind === 'number' && hasMeters && /^\d+(?:\.\d+)?m$/.test(word))
      return [
        { ...token, word: word.slice(0, -1) },
        { ...token, kind: 'word', word: 'm' },
      ]
    if (kind !== 'word' || isKnownWord(word) || lexicon.byStem.has(stem(word))) return [token]
    const full = shortWords.get(word)
    if (full !== undefined) return [{ ...token, word: full }]
    const meant =
      word.length > 3 && meantWord(lexicon, word) === null
        ? misspelled.find((one) => differByOne(one, word))
        : undefined
    return [meant === undefined ? token : { ...token, word: meant }]
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
  if (tokens[at]?.word !== 'no' || !isEnd(tokens[at + 1])) return false
  const before = lexicon.byStem.get(stem(tokens[at - 1]?.word ?? '')) ?? []
  return before.some((name) => name.option === null && name.stems.has(stem('number')))
}

const isEnd = (token: Token | undefined) =>
  (token?.kind ?? 'mark') === 'mark' ||
  /^(?:for|if|when|only|unless|and|or|is|are|should|must|can|will|needs?|stays?|to|in)$/.test(
    token?.word ?? '',
  )

const wishes = phraseSet(
  `it would/will be great/nice/good/lovely/perfect/cool/helpful/awesome/better/best/ideal if | would be great/nice/good/lovely/cool/helpful if | i/we would like it if | i/we want it so that |
  please/_ make sure _/that | please/_ make it so _/that`,
)
const regardless = phraseSet('regardless/irrespective of | no matter')

/** "role in (designer, manager)" */
function spelledSet(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ word }, at) => word === '(' && tokens[at - 1]?.word === 'in')
  const close = tokens.findIndex(({ word }, at) => open >= 0 && at > open && word === ')')
  if (close < 0) return tokens
  const as = (token: Token, word: string): Token => ({ ...token, kind: 'word', word })
  return tokens.flatMap((token, at) => {
    if (at === open || at === close) return []
    if (at === open - 1) return [as(token, 'is')]
    return at > open && at < close && token.word === ',' ? [as(token, 'or')] : [token]
  })
}

/** Leaves out what is no part of a rule: "it would be great if", "regardless of the plan". */
export function plainRequest(written: readonly Token[]): readonly Token[] {
  const tokens = spelledSet(written)
  const left: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const wish = phrasesAt(wishes, tokens, at).toSorted((a, b) => b.end - a.end)[0]
    if (wish !== undefined && at < 3) at = wish.end - 1
    else if (phrasesAt(regardless, tokens, at).length > 0) {
      const stop = tokens.findIndex(({ word }, place) => place > at && /^[,.;!]$/.test(word))
      at = stop < 0 ? tokens.length : stop
    } else if (token !== undefined) left.push(token)
  }
  return left
}

const listed =
  /^(?:(any|one|either|some|all|each|every|both|none) (?:one )?of (?:these|the following|them|those)(?: conditions| things)?|(either|both|all) )(?: is| are| of these)?(?: apply| applies| hold| holds| true| met| the case)?$/

/** The joiner of a list behind "if any of these apply:", or null. */
function listJoiner(
  tokens: readonly Token[],
  colon: number,
): { from: number; join: string } | null {
  for (let from = Math.max(0, colon - 8); from < colon; from += 1) {
    const words = tokens
      .slice(from, colon)
      .map(({ word }) => word)
      .join(' ')
    const how = listed.exec(words)?.[1]
    if (how !== undefined && how !== 'none')
      return { from, join: /^(?:all|each|every|both)$/.test(how) ? 'and' : 'or' }
  }
  return null
}

/** Writes a list out: "if any of these apply: A, B" becomes "if A or B". */
export function spelledList(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(({ word }) => word === ':')
  const list = colon < 0 ? null : listJoiner(tokens, colon)
  if (list === null) return tokens
  let isFirst = true
  const items = tokens.slice(colon + 1).flatMap((token, index, all): readonly Token[] => {
    const { word } = token
    const next = all[index + 1]?.word ?? ''
    if (word !== ',' && word !== '\n' && word !== '*') {
      isFirst = false
      return [token]
    }
    if (isFirst || /^(?:,|\n|\*|and|or)$/.test(next)) return []
    return [{ ...token, kind: 'word', word: list.join }]
  })
  return [...tokens.slice(0, list.from), ...items]
}
