import type { Field } from '@ramiform/core/field'
import { editorDefaults, type FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import type { NewFieldId } from '../import.ts'
import { cleanText } from '../reading/clean-text.ts'
import { labelText } from '../reading/label-text.ts'
import { newField } from '../reading/new-field.ts'

/** Name of a form without a title, on the logic builder page (spec section 9) */
const generatedFormName = 'Generated Form'

/** Returns the request to create a form from a decision tree: name, description and schema. */
export function generatedForm(words: {
  readonly title: string
  readonly description: string
  readonly fields: readonly Field[]
}): { readonly name: string; readonly description: string; readonly schema: FormSchema } {
  const name = labelText(words.title) || generatedFormName
  const description = cleanText(words.description.trim(), limits.descriptionCharacters)
  return {
    name,
    description,
    schema: {
      fields: words.fields,
      settings: {
        ...editorDefaults,
        title: name,
        ...(description !== '' && { description }),
        successMessage: 'Thank you for your submission!',
      },
    },
  }
}

/** Name of a form without a title, in the generator (spec section 9) */
const smartFormName = 'Smart Generated Form'

/** Returns a form with the generator's settings (spec section 9). */
export function smartForm(words: Parameters<typeof generatedForm>[0]) {
  return generatedForm({ ...words, title: words.title.trim() === '' ? smartFormName : words.title })
}

/** The three fields of every tab but JSON, used if nothing was recognized (spec section 9). */
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
