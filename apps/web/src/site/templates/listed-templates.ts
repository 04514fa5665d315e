import { type FormShape, formShape } from '@ramiform/core/form-shape'
import { type FormTemplate, formTemplates } from '@ramiform/formats/templates/index'

/** A template in the catalog, with its outline instead of its schema. */
export interface ListedTemplate extends Omit<FormTemplate, 'schema'> {
  readonly shape: FormShape
}

/** Runs at build time, so that visitors don't download the forms. */
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
