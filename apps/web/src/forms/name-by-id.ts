import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import type { FormSchema } from '@ramiform/core/form'
import { fieldName } from './field-name.ts'

/** Name of a field or section by its id. */
export function nameById({ fields, sections = [] }: FormSchema, id: string): string {
  const field = fields.find((one) => one.id === id)
  const section = sections.find((one) => one.id === id)
  return plainLabel(field === undefined ? (section?.title ?? 'Section') : fieldName(field))
}
