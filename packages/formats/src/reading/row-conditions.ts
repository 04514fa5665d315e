/** Conditions of rows in words: `If yes, since when?` as a label, `Only if you answered Yes to 9` beside it. */
import { followedAnswer, optionMeaning } from './follow-words.ts'
import { always, asksForOption, type Logic, rule } from './logic.ts'
import { namedAnswer } from './named-condition.ts'
import type { Question } from './question.ts'

/** A condition, and its parts that were not read */
export interface Shown {
  readonly logic: Logic
  readonly lost: readonly string[]
}

export const noLogic: Shown = { logic: always, lost: [] }

/** The condition of `If yes, since when?` below a question with that answer, or of `If rented, since when?` */
export function followed(label: string, questions: readonly Question[]): Shown {
  const answer = followedAnswer(label)
  if (answer === null) {
    const found = namedAnswer(label, questions, (one) => ({
      label: one.words.label ?? '',
      options: textsOf(one),
    }))
    return found === null ? noLogic : shownFor(questions[found.at], found.option)
  }
  const before = questions.findLast(({ choices }) => choices.length > 1)
  const isNear = before !== undefined && questions.indexOf(before) >= questions.length - 3
  return isNear ? shownFor(before, optionMeaning(answer, textsOf(before))) : noLogic
}

const ifWords =
  '(?:(?:only|shown?|ask(?:ed)?|answer|nur|seulement|sólo|solo|somente|alleen)\\s+){0,2}(?:if|when|wenn|falls|si|se|als|indien)\\s+'
const reference =
  '(?:(?:question|q|no|number|item|row|frage|nr|pregunta|domanda|pergunta|vraag)\\.?\\s*|#\\s*)?(?<number>\\p{L}?\\d{1,3}(?:\\.\\d{1,2})?\\p{L}?)'
const quoted = '["“„‘\']?(?<answer>[^"“”„‘’\',;:.?!()]{1,60}?)["”“’\']?'
const numbered = [
  `(?:you\\s+)?(?:(?:answered|said|chose|selected|ticked)\\s+)?${quoted}\\s+(?:to|at|in|for|bei|zu|à|a|en|op)\\s+(?:the\\s+)?${reference}`,
  `(?:the\\s+answer\\s+to\\s+)?${reference}\\s*(?:is|was|ist|est|es|è|é|=|:)\\s*${quoted}`,
].map((words) => new RegExp(`^\\(?${ifWords}${words}\\s*[).]{0,2}$`, 'iu'))

/**
 * The condition of `Only if you answered Yes to 9`.
 * @param keys keys of the questions so far by the number of their row
 */
export function answeredByNumber(
  note: string,
  questions: readonly Question[],
  keys: ReadonlyMap<string, string>,
): Shown {
  const { number = '', answer = '' } =
    numbered.map((pattern) => pattern.exec(note.trim())?.groups).find((one) => one) ?? {}
  const key = keys.get(number)
  const source = key === undefined ? undefined : questions.find((one) => one.key === key)
  if (source === undefined) return noLogic
  const texts = textsOf(source)
  const exact = texts.find((text) => text.toLowerCase() === answer.toLowerCase())
  return shownFor(source, exact ?? meaningOf(answer, texts))
}

function meaningOf(answer: string, texts: readonly string[]): string | undefined {
  const meant = followedAnswer(`if ${answer}`)
  return meant === null || /\s/.test(answer) ? undefined : optionMeaning(meant, texts)
}

const textsOf = ({ choices }: Question) => choices.map(({ text }) => text)

function shownFor(source: Question | undefined, option: string | undefined): Shown {
  const value = source?.choices.find(({ text }) => text === option)?.value
  return source === undefined || value === undefined
    ? noLogic
    : { logic: rule(source.key, asksForOption(source), value), lost: [] }
}
