import { type Answer, type Answers, answerTo, isEmpty } from '@ramiform/core/answers'
import type { Phrase } from '@ramiform/core/conditions/describe'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { named, text, valued } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import type { SmallestChange } from '@ramiform/proving/smallest-change'
import { fieldName } from '../../../forms/field-name.ts'

/** What to do so that a field shows: `Change Lunch to Other. 6 others then hide.` */
export function changeWords(
  { changes, alsoHidden }: SmallestChange,
  answers: Answers,
  schema: FormSchema,
): readonly Phrase[] {
  const parts = changes.map(({ fieldId, answer }) => {
    const name = named(nameOf(schema, fieldId))
    const value = valued(answerWords(schema, fieldId, answer))
    if (isEmpty(answer)) return [text('clear '), name]
    if (!isEmpty(answerTo(answers, fieldId))) return [text('change '), name, text(' to '), value]
    const hasOptions = schema.fields.find(({ id }) => id === fieldId)?.options !== undefined
    return hasOptions
      ? [text('choose '), value, text(' for '), name]
      : [text('enter '), value, text(' for '), name]
  })
  const joined = parts.flatMap((part, at) =>
    at === 0 ? part : [text(at === parts.length - 1 ? ' and ' : ', '), ...part],
  )
  const [first, ...others] = joined
  if (first === undefined) return []
  const count = alsoHidden.length
  const hides =
    count === 0 ? '' : count === 1 ? ' 1 other then hides.' : ` ${count} others then hide.`
  return [text(capital(first.text)), ...others, text(`.${hides}`)]
}

/** What was changed: `Team size changed from 3 to 6.` */
export function changedWords(
  { changes }: SmallestChange,
  before: Answers,
  schema: FormSchema,
): readonly Phrase[] {
  return changes.flatMap(({ fieldId, answer }) => {
    const old = answerTo(before, fieldId)
    const from = isEmpty(old) ? '' : ` from ${answerWords(schema, fieldId, old)}`
    const name = named(nameOf(schema, fieldId))
    return isEmpty(answer)
      ? [text(' '), name, text(' cleared.')]
      : [
          text(' '),
          name,
          text(` changed${from} to `),
          valued(answerWords(schema, fieldId, answer)),
          text('.'),
        ]
  })
}

/** An answer as its owner reads it. */
export function answerWords(
  { fields }: FormSchema,
  fieldId: string,
  answer: Answer | undefined,
): string {
  const field = fields.find(({ id }) => id === fieldId)
  if (field === undefined || answer === undefined) return ''
  return fieldTypeOf(fieldTypes, field.type)?.toText(field, answer) ?? ''
}

function nameOf({ fields }: FormSchema, fieldId: string): string {
  const field = fields.find(({ id }) => id === fieldId)
  return field === undefined ? '' : fieldName(field)
}

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)
