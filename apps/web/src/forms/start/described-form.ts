import { basicFields, smartForm } from '@ramiform/formats/generators/generated-form'
import { recognizeDescription } from '@ramiform/language/descriptions/recognize-description'
import { newFieldIds } from '../field-id.ts'
import type { FormBeginning } from '../use-form-actions.ts'

/** The form of a description without a title; three basic fields if it has no question (spec section 9). */
export function formFromDescription(text: string, now: number): FormBeginning {
  const newId = newFieldIds([], now)
  const { fields } = recognizeDescription(text, newId)
  return smartForm({
    title: '',
    description: '',
    fields: fields.length > 0 ? fields : basicFields(newId),
  })
}
