import { isNoWord, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { isCommonWord, type Lexicon, meantWord, type Name } from '../lexicon/lexicon.ts'
import { grammarWords } from '../words/phrases.ts'
import { differByOne, singular, stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { spend, type Work } from './work.ts'

/** Articles and prepositions of names, in the languages of the chat: they identify nothing. */
const small = wordSet`de la le les des du d l en el los las y e o u para por con un une una et ou der die das den dem des ein eine einen einer und oder
  im in am an zu zum zur von vom mit fur auf au aux a del al que qui est es ist sind du ihr sie ihre si no all any every both yet only just even still
  jemand jemanden jemandem man alguien alguno quelqu on`

export const isSmallWord = (word: string) => isCommonWord(word) || small.has(word)

export const negative = wordSet`not no none nothing never nobody neither nor without nicht kein keine keinen keiner keinem nichts nie niemand ohne
  sin nunca ningun ninguna nada nadie pas jamais sans aucun aucune rien`

/** Stems of a name that identify it. A name without any, such as "Not at all", is found only as a whole. */
export const namedWords = (name: Name) =>
  [...name.stems].filter((one) => !isSmallWord(one) && !negative.has(one))

/** True for an option such as "Yes", which says nothing without its question. */
export const isAnswer = ({ option, tokens, field }: Name) =>
  option !== null &&
  tokens.length === 1 &&
  yesNoOf(field) !== null &&
  (isYesWord(tokens[0]?.word ?? '') || isNoWord(tokens[0]?.word ?? ''))

/** Words for people, which identify a question only together with other words */
const peopleWords = wordSet`people person persons user users visitor visitors respondent respondents child children kid kids parent parents customer customers
  guest guests applicant applicants traveller travellers traveler someone somebody anyone anybody everyone everybody member members
  participant participants client clients`

/** Answers that say nothing without their question */
export const plainAnswer = /^(?:yes|yep|no|nope|ja|nein|si|oui|non|sim|nao|nee)$/

/** How a word names something. */
interface Alike {
  readonly word: string
  readonly weight: number
  /** True for a word for people, which says little by itself */
  readonly isWeak: boolean
  /** The word as typed, if it was misspelled or cut off */
  readonly typed?: string
}

export type Like = ReadonlyMap<Name, Alike>

const nothing: Like = new Map()

/** Names that have a word like this one, with the word and how telling it is. */
export function namesLike(lexicon: Lexicon, { kind, word }: Token, work: Work): Like {
  if (kind === 'mark' || isSmallWord(word) || plainAnswer.test(word)) return nothing
  const found = new Map<Name, Alike>()
  const take = (stemmed: string, share: number, typed?: string) => {
    const names = (lexicon.byStem.get(stemmed) ?? []).filter(
      (name) => namedWords(name).length > 0 && !isAnswer(name),
    )
    const fields = new Set(names.map(({ field }) => field.id)).size
    const rarity = fields <= 1 ? 1 : fields === 2 ? 0.75 : 0.5
    for (const name of names) {
      const isLiteral = name.tokens.some((one) => singular(one.word) === singular(word))
      const isWeak =
        negative.has(word) ||
        (peopleWords.has(word) && (name.option === null ? namedWords(name).length > 1 : !isLiteral))
      const weight = share * rarity * (isLiteral ? 1 : 0.85) * (isWeak ? 0.3 : 1)
      if ((found.get(name)?.weight ?? 0) < weight)
        found.set(name, { word: stemmed, weight, isWeak, ...(typed !== undefined && { typed }) })
    }
  }
  take(stem(word), 1)
  if (found.size > 0 || kind === 'number' || grammarWords.has(word)) return found
  // "payment" for "How will you pay?"
  if (/^.{3,}ment$/.test(word)) take(stem(word.slice(0, -4)), 0.9)
  const meant = found.size > 0 ? null : meantWord(lexicon, word)
  if (meant !== null) take(stem(meant), 0.8, word)
  if (found.size > 0) return found
  spend(work, lexicon.words.length / 10)
  for (const one of lexicon.words) if (isRelated(word, one)) take(stem(one), 0.7)
  return found
}

/** True for words of one family ("diabetics", "diabetes") and for parts of a compound ("Lizenz", "Schiedsrichterlizenz"). */
function isRelated(said: string, name: string): boolean {
  const [short = '', long = ''] = [said, name].toSorted((a, b) => a.length - b.length)
  if (short.length < 4) return false
  let same = 0
  while (same < short.length && said[same] === name[same]) same += 1
  const rest = long.length - same
  return (
    (same >= 4 && same >= 0.6 * long.length && rest <= 4) ||
    (same >= 6 && rest <= 6) ||
    (said.length >= 6 && differByOne(said, name)) ||
    (short.length >= 5 &&
      long.length >= short.length + 3 &&
      (long.endsWith(short) || long.startsWith(short)))
  )
}
