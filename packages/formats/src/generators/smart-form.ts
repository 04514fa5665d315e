import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { NewFieldId } from '../import.ts'
import { newField } from '../reading/new-field.ts'
import { generatedForm } from './generated-form.ts'

/** The name of a form that was given no title in the generator (spec section 9). */
export const smartFormName = 'Smart Generated Form'

/** A form with the generator's settings (spec section 9) and these fields. */
export function smartForm({
  title,
  description,
  fields,
}: {
  readonly title: string
  readonly description: string
  readonly fields: readonly Field[]
}): { readonly name: string; readonly description: string; readonly schema: FormSchema } {
  return generatedForm({
    title: title.trim() === '' ? smartFormName : title,
    description,
    fields,
  })
}

/** The three fields that every tab but JSON gives unless what was recognized is taken (spec section 9). */
export function basicFields(newId: NewFieldId): readonly Field[] {
  return [
    newField('text', newId(), { label: 'Full Name' }),
    newField('email', newId(), { label: 'Email Address' }),
    newField('radio', newId(), {
      label: 'Primary Interest',
      options: ['Option A', 'Option B', 'Option C'],
    }),
  ]
}
