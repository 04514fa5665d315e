import type { Field } from '@ramiform/core/field'
import type { Choice, Failure } from '../failure.ts'
import { yesNoOf } from '../lexicon/answers.ts'
import { plainLabel } from '../lexicon/lexicon.ts'
import type { Sentence } from './sentence.ts'

/** Most choices of one question; more do not help. */
const mostChoices = 12

export const whichTargetQuestion = 'Which field do you mean?'

interface Span {
  readonly from: number
  readonly to: number
}

/** The characters of some tokens, as written. */
function spanOf({ text, tokens }: Sentence, { from, to }: Span) {
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
  const { said } = spanOf(sentence, span)
  const question = `Which field do you mean by “${said}”?`
  return askForField(sentence, span, fields, question, isAnswer ? ` is ${said}` : '')
}

/** Asks for the field to show or hide, to be written at a token. */
export function whichTarget(sentence: Sentence, span: Span): Failure {
  const fields = sentence.lexicon.fields.filter(({ label }) => label.trim() !== '')
  return askForField(sentence, span, fields, whichTargetQuestion, span.to > span.from ? '' : ' ')
}

/** Asks for a field; each choice writes its label, or its id if another field has the same label. */
function askForField(
  sentence: Sentence,
  span: Span,
  fields: readonly Field[],
  question: string,
  behind: string,
): Failure {
  const { start, end, said } = spanOf(sentence, span)
  const { lexicon } = sentence
  const choices = fields.slice(0, mostChoices).map((field): Choice => {
    const label = plainLabel(field)
    if (label === '' || (lexicon.sameLabel.get(label.toLowerCase())?.length ?? 1) > 1) {
      const position = lexicon.fields.indexOf(field) + 1
      const shown = `${label || 'Untitled field'} (field ${position})`
      return { label: shown, start, end, text: `#${field.id}${behind}` }
    }
    return { label, start, end, text: `${quoted(label)}${behind}` }
  })
  return { failed: said, ask: { question, choices } }
}

const quoted = (name: string) => (name.includes('"') ? name : `"${name}"`)

/** Asks which answer some words mean. */
export function whichOption(
  sentence: Sentence,
  span: Span,
  { options = [] }: Field,
  question: (said: string) => string,
): Failure {
  const { start, end, said } = spanOf(sentence, span)
  const choices = options
    .slice(0, mostChoices)
    .map((label) => ({ label, start, end, text: quoted(label) }))
  return { failed: said, ask: { question: question(said.replace(/^["“”]|["“”]$/g, '')), choices } }
}

/** Asks for an answer behind the name of a field. */
export function whichOfAll({ text, tokens }: Sentence, at: number, field: Field): Failure {
  const place = tokens[at - 1]?.end ?? text.length
  const options = (field.options ?? []).slice(0, mostChoices - 2)
  const choices = [
    ...options.map((label) => ({ label, text: ` is "${label}"` })),
    { label: 'Any answer', text: ' is filled in' },
    { label: 'No answer', text: ' is empty' },
  ].map((choice) => ({ ...choice, start: place, end: place }))
  const question = `Which answer to “${field.label}” do you mean?`
  return { failed: field.label, ask: { question, choices } }
}

/** Asks which answer to a question with "not" is meant: "has pets" may mean the yes or the no of "... without pets?". */
export function whichAnswer({ text }: Sentence, field: Field, target: Field): Failure {
  const known = yesNoOf(field)
  const answers =
    known === null
      ? { Ticked: 'ticked', 'Not ticked': 'not ticked' }
      : { [known.yes]: `"${known.yes}"`, [known.no]: `"${known.no}"` }
  const choices = Object.entries(answers).map(([label, answer]) => ({
    label,
    start: 0,
    end: text.length,
    text: `Show "${target.label}" if ${quoted(field.label)} is ${answer}`,
  }))
  const question = `Which answer to “${field.label}” should show “${target.label}”?`
  return { failed: field.label, ask: { question, choices } }
}
