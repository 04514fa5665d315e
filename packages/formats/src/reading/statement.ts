import { limits } from '@ramiform/core/limits'
import { labelText } from './label-text.ts'
import { always, type Logic } from './logic.ts'
import type { Question, SectionWords } from './question.ts'

/** A text between questions of another program's form. */
export interface StatementWords {
  /** Name in messages, if there is nothing to show */
  readonly key: string
  readonly title?: string
  /** Markdown of sections */
  readonly text?: string
  readonly logic?: Logic
  readonly section?: SectionWords | undefined
  readonly lost?: readonly string[]
}

/** The text as a statement. A title that is longer than a label, or has several lines, becomes part of the text. */
export function statementOf(words: StatementWords): Question {
  const { key, logic = always, section, lost = [] } = words
  const [given = '', rest = ''] = [words.title, words.text].map((one) => one?.trim())
  const isLabel = given.length <= limits.labelCharacters && !given.includes('\n')
  const text = (isLabel ? [rest] : [given, rest]).filter((one) => one !== '').join('\n\n')
  const isCut = text.length > limits.descriptionCharacters
  return {
    key,
    type: 'statement',
    words: { label: isLabel ? labelText(given) : '', description: text },
    choices: [],
    logic,
    section,
    lost: isCut ? [...lost, cutText] : lost,
  }
}

const cutText = `Its text was cut to ${limits.descriptionCharacters.toLocaleString('en')} characters.`

export const isStatement = ({ type }: Question): boolean => type === 'statement'

/** True for a text with nothing to show, such as a picture that was not imported. */
export const isEmptyStatement = (question: Question): boolean =>
  isStatement(question) && question.words.label === '' && question.words.description === ''
