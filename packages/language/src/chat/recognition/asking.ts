import type { Field } from '@ramiform/core/field'
import type { Choice, Failure } from '../failure.ts'
import { yesNoOf } from '../lexicon/answers.ts'
import { type Lexicon, plainLabel } from '../lexicon/lexicon.ts'
import type { Sentence } from './sentence.ts'

/** Most choices of one question; more do not help. */
const mostChoices = 12

export const whichTargetQuestion = 'Which field do you mean?'

interface Span {
  readonly from: number
  readonly to: number
}

/** The characters of some tokens, as written. */
export function spanOf({ text, tokens }: Pick<Sentence, 'text' | 'tokens'>, { from, to }: Span) {
  const start = tokens[from]?.start ?? text.length
  const end = to > from ? (tokens[to - 1]?.end ?? start) : start
  return { start, end, said: text.slice(start, end) }
}

/**
 * Asks which of several fields some words mean.
 * @param isAnswer True if the words compare the field: "under 18" becomes `"Age" is under 18`
 */
export function whichField(
  sentence: Sentence,
  span: Span,
  fields: readonly Field[],
  isAnswer = false,
): Failure {
  const { start, end, said } = spanOf(sentence, span)
  const question = `Which field do you mean by “${said}”?`
  const choices = fields.slice(0, mostChoices).map((field) => {
    const choice = fieldChoice(sentence.lexicon, field, { start, end })
    return isAnswer ? { ...choice, text: `${choice.text} is ${said}` } : choice
  })
  return { failed: said, ask: { question, choices } }
}

/** Asks for the field to show or hide, to be written at a token. */
export function whichTarget(sentence: Sentence, { from, to }: Span): Failure {
  const { start, end, said } = spanOf(sentence, { from, to })
  const fields = sentence.lexicon.fields.filter(({ label }) => label.trim() !== '')
  const choices = fields.slice(0, mostChoices).map((field) => {
    const choice = fieldChoice(sentence.lexicon, field, { start, end })
    return to > from ? choice : { ...choice, text: `${choice.text} ` }
  })
  return { failed: said, ask: { question: whichTargetQuestion, choices } }
}

/** Asks which answer some words mean. */
export function whichOption(
  sentence: Sentence,
  span: Span,
  field: Field,
  question: (said: string) => string,
): Failure {
  const { start, end, said } = spanOf(sentence, span)
  const plain = said.replace(/^["“”]|["“”]$/g, '')
  const choices = (field.options ?? []).slice(0, mostChoices).map((option) => ({
    label: option,
    start,
    end,
    text: option.includes('"') ? option : `"${option}"`,
  }))
  return { failed: said, ask: { question: question(plain), choices } }
}

/** Asks for an answer behind the name of a field. */
export function whichOfAll({ text, tokens }: Sentence, at: number, field: Field): Failure {
  const place = tokens[at - 1]?.end ?? text.length
  const choices = [
    ...(field.options ?? []).slice(0, mostChoices - 2).map((option) => [option, ` is "${option}"`]),
    ['Any answer', ' is filled in'],
    ['No answer', ' is empty'],
  ].map(([label = '', words = '']) => ({ label, start: place, end: place, text: words }))
  return {
    failed: field.label,
    ask: { question: `Which answer to “${field.label}” do you mean?`, choices },
  }
}

/** Asks which answer to a question with "not" is meant: "has pets" may mean the yes or the no of "... without pets?". */
export function whichAnswer(sentence: Sentence, field: Field, target: Field): Failure {
  const known = yesNoOf(field)
  const label = field.label.includes('"') ? field.label : `"${field.label}"`
  const question = `Which answer to “${field.label}” should show “${target.label}”?`
  const answers = known === null ? ['ticked', 'not ticked'] : [`"${known.yes}"`, `"${known.no}"`]
  const choices = answers.map((answer) => ({
    label: capital(answer.replaceAll('"', '')),
    start: 0,
    end: sentence.text.length,
    text: `Show "${target.label}" if ${label} is ${answer}`,
  }))
  return { failed: field.label, ask: { question, choices } }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A choice with the label of a field, or its id if another field has the same label. */
function fieldChoice(
  { fields, sameLabel }: Lexicon,
  field: Field,
  span: { start: number; end: number },
): Choice {
  const label = plainLabel(field)
  const isOnlyOne = (sameLabel.get(label.toLowerCase()) ?? 1) < 2
  if (isOnlyOne && label !== '' && !label.includes('"'))
    return { label, ...span, text: `"${label}"` }
  if (isOnlyOne && label !== '') return { label, ...span, text: label }
  const position = fields.indexOf(field) + 1
  return {
    label: `${label || 'Untitled field'} (field ${position})`,
    ...span,
    text: `#${field.id}`,
  }
}
