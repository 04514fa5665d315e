import { all, any } from '@ramiform/formats/reading/logic'
import { type Collection, type Entry, entryAbout, isYesNo } from './collection.ts'
import { type Draft, optionsOf, typeOf } from './draft.ts'
import { eitherOr } from './question-sentence.ts'
import { denial, type Resolved, rule } from './resolved.ts'
import { contentWords } from './words.ts'

const choosing =
  /\b(?:choose|chose|chosen|chooses|select|selects|selected|pick|picks|picked|answer|answers|answered|say|says|said|tick|ticks|ticked|check|checked|opt(?:s|ed)? for|go(?:es)? for|want|wants|prefer|prefers|is|are|was|were|it['’]s|=|equals|the answer|other than|booked?|coming|attend(?:s|ing)?|order(?:s|ed)?|paying|pays?)\b/i
const compares =
  /\b(?:more|less|fewer|greater|at least|at most|under|over|above|below|than)\b.*\d|\d.*\b(?:or (?:more|less|fewer|above|below|under|over|higher|lower))\b/i

/** Resolves "If they pick Delivery": an option that only one question has. */
export function byOption(words: string, isNegated: boolean, found: Collection): Resolved | null {
  if (compares.test(words)) return null
  const hits = found.entries.flatMap((entry) => {
    const told = optionsIn(words, optionsToName(entry))
    return told.options.length > 0 ? [{ entry, ...told }] : []
  })
  const sure = hits.filter((hit) => isSure(words, hit))
  // If two questions have the option, the words must name one of them.
  const [hit, ...others] = sure
  const chosen =
    others.length === 0 ? hit : sure.find(({ entry }) => entry === entryAbout(found.entries, words))
  if (chosen === undefined) return null
  const { entry, options, rest } = chosen
  const isList = typeOf(entry.draft) === 'checkbox'
  const isNot = denial.test(rest) !== isNegated
  if (isNot && (isList || options.length > 1)) return null
  if (isYesNo(entry)) entry.draft = { ...entry.draft, named: null, options: alternativesOf(entry) }
  const parts = options.map((option) =>
    rule(entry, isList ? 'contains' : isNot ? 'not_equals' : 'equals', option),
  )
  const isEach = isList && /\b(?:and|both)\b/i.test(rest) && !/\bor\b/i.test(rest)
  return { logic: isEach ? all(...parts) : any(...parts), source: entry }
}

/** The two answers of "Is the problem with hardware or software?", needed once a condition names one. */
function alternativesOf({ draft }: Entry): readonly string[] {
  return draft.options.length > 0 ? [] : eitherOr(draft.label)
}

interface Told {
  readonly options: readonly string[]
  /** The words without these options */
  readonly rest: string
}

/** Options in some words; not those inside a longer option. */
function optionsIn(words: string, options: readonly Option[]): Told {
  let rest = ` ${plain(words)} `
  const spoken = new Set([...rest.trim().split(' '), ...contentWords(words)])
  const near = options.filter(({ signs }) => signs.some((sign) => spoken.has(sign)))
  const named = new Set<string>()
  for (const { option, phrases } of near) {
    if (isShoutedWord(option) && !new RegExp(`\\b${option}\\b`).test(words)) continue
    if (/^others?$/i.test(option) && !meansOther(words)) continue
    for (const phrase of phrases) {
      if (!rest.includes(` ${phrase} `)) continue
      rest = rest.replaceAll(` ${phrase} `, ' , ')
      named.add(option)
    }
  }
  for (const { option, telling } of near) {
    if (named.has(option) || denial.test(option)) continue
    const said = contentWords(rest)
    if (telling.every((word) => said.includes(word)) && telling.some((word) => word.length > 3)) {
      named.add(option)
      rest = plain(rest)
        .split(' ')
        .filter((word) => !telling.includes(contentWords(word)[0] ?? ''))
        .join(' ')
    }
  }
  const inOrder = near.toSorted((a, b) => a.at - b.at).map(({ option }) => option)
  return { options: inOrder.filter((option) => named.has(option)), rest }
}

/** An option as conditions name it. */
interface Option {
  readonly option: string
  readonly at: number
  readonly phrases: readonly string[]
  readonly telling: readonly string[]
  /** Words that only this option has */
  readonly signs: readonly string[]
}

const known = new WeakMap<Draft, readonly Option[]>()

/** Options of a question, longest first. */
function optionsToName(entry: Entry): readonly Option[] {
  const before = known.get(entry.draft)
  if (before !== undefined) return before
  const options = (isYesNo(entry) ? alternativesOf(entry) : optionsOf(entry.draft))
    .map((option, at) => {
      const phrases = phrasesOf(option)
      const telling = contentWords(withoutPrice(option))
      const signs = [...phrases.map((phrase) => phrase.split(' ')[0] ?? ''), ...telling]
      return { option, at, phrases, telling, signs }
    })
    .toSorted((a, b) => b.option.length - a.option.length)
  known.set(entry.draft, options)
  return options
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+&'’]+/gu, ' ')
    .trim()

/** Spellings of an option: with or without its price, singular or plural. */
function phrasesOf(option: string): readonly string[] {
  const phrases = [plain(option), plain(withoutPrice(option))].filter((phrase) => phrase.length > 1)
  return [
    ...new Set(
      phrases.flatMap((phrase) => [
        phrase,
        `${phrase}s`,
        ...(phrase.endsWith('s') && phrase.length > 4 ? [phrase.slice(0, -1)] : []),
      ]),
    ),
  ]
}

const withoutPrice = (option: string) =>
  option.replaceAll(/\s*[([]?[+–-]?\s*[$£€]\s?\d[\d.,]*[^)\]]*[)\]]?/g, '').trim()

/** The option "IT" is not the pronoun "it". */
const isShoutedWord = (option: string) => /^\p{Lu}{1,3}$/u.test(option)

/** "The other parent" does not choose the option Other. */
const meansOther = (words: string) =>
  /^["“']?others?["”']?$|\b(?:choose|chose|chosen|chooses|select|selects|selected|pick|picks|picked|tick|ticks|ticked|check|checked|say|says|said|answer|answered|is|was|be|are|put|or|=)\s+["“']?others?\b["”']?|^["“']?others?["”']? (?:is|was|has|gets)\b|["“]others?["”]/i.test(
    words.trim(),
  )

/** True if the option explains all of the words. */
function isSure(words: string, { entry, rest }: Told & { readonly entry: Entry }): boolean {
  if (/["“”]/.test(words)) return true
  const own = new Set([...contentWords(entry.draft.label), ...around])
  const beside = contentWords(rest).filter((word) => !own.has(word))
  const isShort = words.split(' ').length <= 3
  return beside.length === 0 || (beside.length === 1 && (choosing.test(words) || isShort))
}

/** Words around an answer without a meaning of their own */
const around = new Set(
  contentWords(
    'not option options choice choices selected chosen picked choose chose select pick tick ticked type kind category customers customer people clients guests members booking says say said answered checked paying pay',
  ),
)
