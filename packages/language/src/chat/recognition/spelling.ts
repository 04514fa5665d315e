import { type Lexicon, meantWord } from '../lexicon/lexicon.ts'
import { differByOne, stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { isKnownWord } from './known-words.ts'

const signWords = new Map(
  Object.entries({
    '€': 'euros',
    $: 'dollars',
    '£': 'pounds',
    '%': 'percent',
    '°': 'degrees',
  }),
)

const shortWords = new Map(
  Object.entries({
    shd: 'should',
    w: 'with',
    qn: 'question',
    q: 'question',
    ppl: 'people',
    r: 'are',
    nr: 'number',
    wanna: 'want',
    dissapears: 'disappears',
    dissappears: 'disappears',
  }),
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
    // "over 60k miles"
    if (kind === 'number' && /^\d+k$/.test(word))
      return [{ ...token, word: `${word.slice(0, -1)}000` }]
    if (isNumberSign(tokens, at, lexicon)) return [{ ...token, word: 'number' }]
    // "under 18s"
    const ages = kind === 'number' ? /^(\d{1,2})s$/.exec(word)?.[1] : undefined
    if (ages !== undefined)
      return [
        { ...token, word: ages },
        ...['years', 'old'].map((one) => ({ ...token, kind: 'word' as const, word: one })),
      ]
    // "its a collection"
    if (word === 'its' && /^(?:a|an|the|in|on|not|for|just)$/.test(tokens[at + 1]?.word ?? ''))
      return ['it', 'is'].map((one) => ({ ...token, word: one }))
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

/** True for the "no." of "insurance no." if a name has both words. */
function isNumberSign(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  if (tokens[at]?.word !== 'no' || (tokens[at + 1]?.kind ?? 'mark') !== 'mark') return false
  const before = lexicon.byStem.get(stem(tokens[at - 1]?.word ?? '')) ?? []
  return before.some((name) => name.option === null && name.stems.has(stem('number')))
}
