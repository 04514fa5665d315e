import type { Form } from '@ramiform/core/form'

/** The form that visitors see. `slug` is null unless the form is published. */
export type ShareableForm = Pick<Form, 'id' | 'name' | 'description' | 'schema'> & {
  readonly slug: string | null
}
