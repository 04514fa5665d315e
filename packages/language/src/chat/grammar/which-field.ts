import type { Field } from '@ramiform/core/field'
import { plainLabel } from '../lexicon/lexicon.ts'
import { type Choice, charsBetween, type Reader, type Remark, textBetween } from './reader.ts'

/** More choices than this do not help. */
export const mostChoices = 12

export function whichField(
  reader: Reader,
  from: number,
  to: number,
  fields: readonly Field[],
): Remark {
  const typed = textBetween(reader, from, to)
  const span = charsBetween(reader, from, to)
  return {
    kind: 'ask',
    question: `Which field do you mean by “${typed}”?`,
    choices: fields.slice(0, mostChoices).map((field) => fieldChoice(reader, field, span)),
  }
}

export const whichTargetQuestion = 'Which field do you mean?'

/** Asks for the field to show or hide. */
export function whichTarget(reader: Reader, from: number, to: number): Remark {
  const at = reader.tokens[from]?.start ?? reader.text.length
  const span = to > from ? charsBetween(reader, from, to) : { start: at, end: at }
  const fields = reader.lexicon.fields.filter(({ label }) => label.trim() !== '')
  return {
    kind: 'ask',
    question: whichTargetQuestion,
    choices: fields.slice(0, mostChoices).map((field) => {
      const choice = fieldChoice(reader, field, span)
      return to > from ? choice : { ...choice, text: `${choice.text} ` }
    }),
  }
}

/** A choice with the label of a field, or its id if another field has the same label. */
export function fieldChoice(
  reader: Reader,
  field: Field,
  span: { start: number; end: number },
): Choice {
  const { fields, sameLabel } = reader.lexicon
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
