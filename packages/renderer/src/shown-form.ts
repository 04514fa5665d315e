import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { FormSchema } from '@ramiform/core/form'

/** The part of a form that the public page and the owner's preview need. */
export interface ShownForm {
  readonly name: string
  readonly description?: string | undefined
  /** Slug of the public page; absent in the owner's preview. */
  readonly slug?: string | null | undefined
  readonly schema: FormSchema
}

/** The title setting, or the form's name. */
export function titleOf({ name, schema }: ShownForm): string {
  return schema.settings.title || name
}

/** The description setting, or the form's description. */
export function descriptionOf({ description, schema }: ShownForm): string | undefined {
  return schema.settings.description || description || undefined
}

/** The owner's button text, or "Submit" in the form's language. */
export function submitTextOf({ schema }: ShownForm, { form }: FormWords): string {
  return schema.settings.submitButtonText || form.submit
}

/** True when a progress bar shows: in single-card style, unless the owner hides it (spec section 2). */
export function hasProgress({ schema: { settings } }: ShownForm): boolean {
  return settings.displayStyle === 'single-card' && settings.advanced?.showProgressBar !== false
}
