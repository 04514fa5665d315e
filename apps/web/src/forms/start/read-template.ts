import type { Settings } from '@ramiform/core/form'
import type { FoundFields } from '@ramiform/formats/import'
import { fieldTemplates } from '@ramiform/formats/templates/field-templates'
import { formTemplates } from '@ramiform/formats/templates/index'

/** The content of a template. The three short ones are fields only (spec section 3). */
export interface TemplateContent {
  readonly found: FoundFields
  readonly name: string
  readonly description?: string
  readonly settings?: Settings
}

/** One of the twelve forms by its slug, or a short template by its name. Null for an unknown one. */
export function readTemplate(name: string, newId: () => string): TemplateContent | null {
  const form = formTemplates.find(({ slug }) => slug === name)
  if (form !== undefined) {
    const { fields, settings } = form.schema(newId)
    const { title, description } = form
    return { found: { fields, warnings: [] }, name: title, description, settings }
  }
  const short = fieldTemplates.find((one) => one.name === name)
  return short === undefined ? null : { found: { fields: short.fields(newId), warnings: [] }, name }
}
