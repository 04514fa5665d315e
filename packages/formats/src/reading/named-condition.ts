/**
 * Reads `If you have pets, which?`, `Employer (if employed)`, `Tax number (only for companies)` and their translations: a question about a named answer to
 * a question before (decision 699). An unclear condition is none, because a wrong one hides a question.
 */
import { followedAnswer, optionMeaning, withoutNumber } from './follow-words.ts'

/** A question that a condition may mean. */
export interface AskedBefore {
  readonly label: string
  readonly options: readonly string[]
}

/** Questions before the label that are compared */
const searchedQuestions = 6

const ifWords = 'if|wenn|falls|sofern|si|se|als|indien'
const forWords = 'for|für|pour|para|per|por|voor'
const only =
  '(?:only|just|nur|seulement|uniquement|sólo|solo|solamente|somente|apenas|soltanto|alleen)'
const named = '(?<words>[^,;:.?!()]{2,80}?)'
const beginning = new RegExp(
  `^(?:\\(\\s*(?:${only}\\s+)?(?:${ifWords})\\s+${named}\\s*\\)\\s*\\S|(?:${ifWords})\\s+${named.replace('words', 'plain')}\\s*(?:[,:：]|\\s(?=please\\b|bitte\\b))\\s*\\S)`,
  'iu',
)
const ending = new RegExp(
  `\\S\\s*(?:\\(\\s*(?:(?:${only}\\s+)?(?:${ifWords})|${only}\\s+(?:${forWords}))\\s+${named}\\s*\\)|[,–-]\\s*${only}\\s+(?:${ifWords})\\s+${named.replace('words', 'plain')})\\s*[:?]?$`,
  'iu',
)

/** The words of a label's condition: `you have pets` of `If you have pets, which?` */
export function conditionWords(label: string): string | null {
  const groups = (beginning.exec(withoutNumber(label)) ?? ending.exec(label))?.groups
  const words = (groups?.words ?? groups?.plain ?? '').trim()
  return words === '' ? null : words
}

/** The earlier question and its option that a label depends on; null if nothing or several fit. */
export function namedAnswer<Q>(
  label: string,
  given: readonly Q[],
  askedBy: (question: Q) => AskedBefore,
): { readonly at: number; readonly option: string } | null {
  const words = followedAnswer(label) === null ? conditionWords(label) : null
  if (words === null) return null
  const condition = readWords(words)
  if (condition.content.length === 0) return null
  const first = Math.max(0, given.length - searchedQuestions)
  const questions = given.slice(first).map(askedBy)
  const found = questions.flatMap((question, at) =>
    fittingOptions(condition, question).map((option) => ({ at, option })),
  )
  // The same question for another child or referee: the last one is meant.
  const last = found.at(-1)
  if (last === undefined) return null
  const isRepeated = found.every(
    ({ at, option }) =>
      option === last.option && questions[at]?.label === questions[last.at]?.label,
  )
  return isRepeated ? { at: first + last.at, option: last.option } : null
}

function fittingOptions(condition: Words, { label, options }: AskedBefore): readonly string[] {
  if (options.length < 2) return []
  // The condition of a question says nothing about what it asks.
  const asked = readWords(label.replace(conditionWords(label) ?? '', ''))
  const yes = optionMeaning('yes', options)
  const no = optionMeaning('no', options)
  if (yes !== undefined && no !== undefined && isAsked(condition, asked) && !asked.isDenied)
    return [condition.isDenied ? no : yes]
  const read = options.map((option) => ({ option, words: readWords(option) }))
  const exact = read.filter(({ words }) => isSame(condition, words))
  const fitting =
    exact.length > 0 ? exact : read.filter(({ words }) => fits(condition, words, asked))
  return fitting.map(({ option }) => option)
}

/** True if a question has all words of a condition, without other words between them. */
function isAsked(condition: Words, { all }: Words): boolean {
  const places = condition.all.map((word) => all.indexOf(word))
  if (places.includes(-1)) return false
  return Math.max(...places) - Math.min(...places) < new Set(condition.all).size
}

const isSame = (one: Words, other: Words): boolean =>
  one.isDenied === other.isDenied &&
  one.content.length === other.content.length &&
  one.content.every((word) => other.content.includes(word))

/** True if an option has the words of a condition, except for those that its question has. */
function fits(condition: Words, option: Words, asked: Words): boolean {
  if (condition.isDenied !== option.isDenied || option.content.length === 0) return false
  const shared = condition.content.filter((word) => option.content.includes(word))
  const others = condition.content.filter((word) => !option.content.includes(word))
  return shared.length > 0 && others.every((word) => asked.content.includes(word))
}

interface Words {
  /** Stems without articles, pronouns and forms of "to be" */
  readonly all: readonly string[]
  /** The same without verbs such as "have" and "go" */
  readonly content: readonly string[]
  readonly isDenied: boolean
}

const stopWords = new Set(
  `i you your we our they their he she it its this that these those there the a an any some is are am was were be been
  being do does did will would can could to of in on at for with as from by about ever already currently also
  der die das den dem des ein eine einen einem einer eines sie ihr ihre ihren ihrem er es wir ist sind war waren wird
  werden wurde bereits schon im am an auf zu zum zur von vom mit bei für
  le la les un une des du de vous votre vos il elle est sont êtes été être en à au aux dans sur pour avec que ce cette
  el los las una unos unas usted su sus son está están ser estar al del con por para se lo
  lo i gli uno è sono sei essere di della dello che suo sua
  o os as um uma é são em na do da com seu sua você
  de het een u uw je jouw jij zijn bent wordt worden op aan van voor te er dat die`.split(/\s+/),
)
const haveWords = new Set(
  `have has had having haben hat habe hast avez avoir ont tiene tienen tener hay ha hai avere hanno tem têm ter há heeft
  hebt hebben heb`.split(/\s+/),
)
const lightVerbs = new Set(
  `go goes going get gets getting want wants need needs make makes take takes möchte möchten wollen will gehen va allez
  voulez quiere va vuole vai quer wilt wil gaat`.split(/\s+/),
)
const denial =
  /(?<![\p{L}])(?:not|no|never|none|without|neither|\p{L}+n['’]t|nicht|kein\p{L}*|nie|ohne|pas|aucune?|sans|jamais|sin|ningun[oa]?|ningún|nunca|non|senza|nessun[oa]?|não|sem|nenhuma?|niet|geen|zonder)(?![\p{L}])/iu

function readWords(text: string): Words {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const tokens = plain.match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? []
  const all = tokens
    .map((token) =>
      token.replace(
        /^(?:l|d|qu|j|n|s|c|un|all|dell|nell)'|-(?:vous|tu|t-il|t-elle|il|elle)$/gu,
        '',
      ),
    )
    .filter((token) => !denial.test(token) && !stopWords.has(token))
    .map((token) => (haveWords.has(token) ? 'have' : token))
  const content = all.filter((token) => token !== 'have' && !lightVerbs.has(token))
  return { all: all.map(stem), content: content.map(stem), isDenied: denial.test(plain) }
}

/** Cuts the usual endings of plurals and verbs: "pet" is "pets", "noticed" is "notice", "company" is "companies". */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ing|ed|es|en|s|e)$/u, '').replace(/y$/, 'i') : word
}
