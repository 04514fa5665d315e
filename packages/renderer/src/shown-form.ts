import type { FormSchema } from '@ramiform/core/form'
import type { FormWords } from '@ramiform/core/words/form-words'

/** What is needed of a form to show it; the public form and the owner's preview both have it. */
export interface ShownForm {
  readonly name: string
  readonly description?: string | undefined
  /** of its public page; absent in the owner's preview */
  readonly slug?: string | null | undefined
  readonly schema: FormSchema
}

export function titleOf({ name, schema }: ShownForm): string {
  return schema.settings.title || name
}

export function descriptionOf({ description, schema }: ShownForm): string | undefined {
  return schema.settings.description || description || undefined
}

export function submitTextOf({ schema }: ShownForm, { form }: FormWords): string {
  return schema.settings.submitButtonText || form.submit
}

/** Whether a bar shows how far a visitor has come: with one question at a time, unless the owner hides it. */
export function hasProgress({ schema: { settings } }: ShownForm): boolean {
  return settings.displayStyle === 'single-card' && settings.advanced?.showProgressBar !== false
}
