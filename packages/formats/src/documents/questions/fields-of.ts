import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { FieldTypeName } from '@ramiform/fields'
import { fieldTypes } from '@ramiform/fields'
import type { NewFieldId, Warning } from '../../import.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { labelText } from '../../reading/label-text.ts'
import { asksForOption } from '../../reading/logic.ts'
import { newField } from '../../reading/new-field.ts'
import { tableLeftOut, unusedLines } from '../../reading/unused-lines.ts'
import type { DocumentResult } from '../document-reader.ts'
import type { Block } from './block.ts'
import { countWords } from './label.ts'
import { isOther, isRating } from './one-or-many.ts'
import type { Question } from './question.ts'
import { questionsOf } from './questions-of.ts'
import { isDayInOwnLanguage, typeOf } from './type-of.ts'

/** Converts a document's blocks into fields. */
export function fieldsOfBlocks(
  blocks: readonly Block[],
  newId: NewFieldId,
  warnings: readonly Warning[] = [],
): DocumentResult {
  const { questions, remarks, unused, office, tables } = questionsOf(blocks)
  const all = [...warnings, ...tables.map(tableLeftOut), ...unusedLines(unused, office)]
  return fieldsOfQuestions(questions, newId, all, remarks)
}

/** Converts questions into fields with their types and conditions. */
export function fieldsOfQuestions(
  questions: readonly Question[],
  newId: NewFieldId,
  warnings: readonly Warning[] = [],
  remarks: ReadonlyMap<number, string> = new Map(),
): DocumentResult {
  const labels = distinctLabels(questions)
  const fields: Field[] = []
  const told: Warning[] = [...warnings]
  const fieldAt = new Map<number, Field>()
  for (const [at, question] of questions.entries()) {
    const label = labels[at]
    if (label === null || label === undefined || fields.length > limits.fields) continue
    const isDay = question.type === null && isDayInOwnLanguage(label, labels)
    const type = isDay ? 'date' : fieldTypeFor(question, label)
    const field = newField(type, newId(), {
      label,
      required: question.isRequired,
      ...(question.options.length > 0 && { options: question.options.map(({ text }) => text) }),
      ...hintWords(question),
      ...lengthLimit(question, type),
      ...shownAfter(question, fieldAt),
    })
    fields.push(field)
    fieldAt.set(at, field)
    const remark = remarks.get(at)
    if (remark !== undefined) told.push({ message: remark, fieldId: field.id })
    for (const { text } of question.options.filter(({ hasRoom }) => hasRoom)) {
      const follower = furtherField(field, text, newId)
      if (follower !== null) fields.push(follower)
    }
  }
  const result = foundFields(fields, told)
  return 'problem' in result ? { problem: { code: 'no_fields' } } : result
}

/** A text field for `Other: ____`, shown when that option is chosen. */
function furtherField(field: Field, option: string, newId: NewFieldId): Field | null {
  const chosen = labelText(option)
  if (field.options === undefined || !field.options.includes(chosen)) return null
  return newField('text', newId(), {
    label: isOther(chosen)
      ? `${field.label}: ${chosen.toLowerCase()}`
      : `${field.label}: ${chosen}`,
    conditional: { dependsOn: field.id, condition: asksForOption(field), value: chosen },
  })
}

function fieldTypeFor(question: Question, label: string): FieldTypeName {
  const { answer, type, options, hint, lines, isColumn } = question
  if (type !== null && (!fieldTypes[type].hasOptions || options.length > 0)) {
    // The label says more than a plain text control.
    return type === 'text' ? typeOf(label, hint, lines) : type
  }
  if (options.length > 0 && answer !== 'open') {
    if (answer === 'many') return 'checkbox'
    const isLong = options.length > (isRating(options.map(({ text }) => text)) ? 11 : 8)
    return isLong ? 'select' : 'radio'
  }
  if (options.length > 1) return 'select'
  const told = typeOf(label, hint, lines)
  return told === 'textarea' && isColumn ? 'text' : told
}

function hintWords(question: Question): { placeholder?: string; description?: string } {
  const { hint, options, ends } = question
  if (ends !== '') return { description: ends }
  if (hint === '' || options.length > 0) return {}
  const isSentence = /[.!]$/.test(hint) && countWords(hint) > 3
  return hint.length <= 40 && !isSentence ? { placeholder: hint } : { description: hint }
}

/** Limit of the text's length; for numbers it would limit the value. */
function lengthLimit({ maxLength }: Question, type: FieldTypeName) {
  return maxLength !== null && maxLength > 0 && /^(?:text|textarea|email|phone|url)$/.test(type)
    ? { validation: { max: maxLength } }
    : {}
}

function shownAfter({ follows }: Question, fieldAt: ReadonlyMap<number, Field>) {
  const source = follows === null ? undefined : fieldAt.get(follows.at)
  const value = follows === null ? '' : labelText(follows.option)
  if (source?.options === undefined || !source.options.includes(value)) return {}
  return { conditional: { dependsOn: source.id, condition: asksForOption(source), value } }
}

/**
 * Makes labels unique. The same label under the same heading gives one field. Under another heading, or behind a
 * different question, its label names that.
 */
function distinctLabels(questions: readonly Question[]): readonly (string | null)[] {
  const used = new Map<string, Question>()
  return questions.map((question) => {
    const plain = labelText(question.label)
    const key = (label: string) =>
      label
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    if (plain === '') return null
    const before = used.get(key(plain))
    if (before === undefined) {
      used.set(key(plain), question)
      return plain
    }
    const isSame = before.section === question.section && sameOptions(before, question)
    const section = labelText(question.section)
    const named = section === '' || isSame ? '' : labelText(`${section}: ${plain}`)
    if (named !== '' && !used.has(key(named))) {
      used.set(key(named), question)
      return named
    }
    if (isSame && question.answer === 'open') return repeated(plain, used, question, key)
    if (isSame) return null
    return repeated(named === '' ? plain : named, used, question, key)
  })
}

function repeated(
  label: string,
  used: Map<string, Question>,
  question: Question,
  key: (label: string) => string,
): string | null {
  // More than four repetitions are a running header, not a question.
  for (let count = 2; count <= 4; count += 1) {
    const numbered = labelText(`${label} (${count})`)
    if (used.has(key(numbered))) continue
    used.set(key(numbered), question)
    return numbered
  }
  return null
}

function sameOptions(one: Question, other: Question): boolean {
  const texts = ({ options }: Question) => options.map(({ text }) => text).join('\n')
  return texts(one) === texts(other)
}
