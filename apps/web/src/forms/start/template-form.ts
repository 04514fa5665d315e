import { newFieldIds } from '../field-id.ts'
import type { FormBeginning } from '../use-form-actions.ts'
import { readTemplate } from './read-template.ts'
import { emptyDraft } from './start-draft.ts'
import { formWith } from './start-form.ts'

/** The form of a template, as the dialog creates it. Null for an unknown template. */
export function formFromTemplate(slug: string, now: number): FormBeginning | null {
  const template = readTemplate(slug, newFieldIds([], now))
  return template === null
    ? null
    : formWith(template.found.fields, template, emptyDraft, 'template')
}
