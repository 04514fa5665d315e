import { smartForm } from '@ramiform/formats/generators/generated-form'
import { formTemplates } from '@ramiform/formats/templates/index'
import { newFieldIds } from '../field-id.ts'
import type { FormBeginning } from '../use-form-actions.ts'

/** The form of a template, as the generator creates it. Null for an unknown template. */
export function formFromTemplate(slug: string, now: number): FormBeginning | null {
  const template = formTemplates.find((one) => one.slug === slug)
  if (template === undefined) return null
  const { fields, settings } = template.schema(newFieldIds([], now))
  const form = smartForm({ title: template.title, description: template.description, fields })
  return {
    ...form,
    schema: {
      ...form.schema,
      settings: { ...form.schema.settings, ...settings, title: form.name },
    },
  }
}
