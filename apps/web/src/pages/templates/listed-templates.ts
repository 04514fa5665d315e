import { type FormShape, formShape } from '@ramiform/core/form-shape'
import { type FormTemplate, formTemplates } from '@ramiform/text-to-form/generators/templates/index'

/** What the catalogue shows of a template: its outline, and not the form itself. */
export interface ListedTemplate extends Omit<FormTemplate, 'schema'> {
  readonly shape: FormShape
}

/** Runs while the site is built, so that visitors download no form that they only look at. */
export function listTemplates(): readonly ListedTemplate[] {
  return formTemplates.map(({ schema, ...about }) => {
    let count = 0
    const newId = () => {
      count += 1
      return `field_${count}`
    }
    return { ...about, shape: formShape(schema(newId)) }
  })
}
