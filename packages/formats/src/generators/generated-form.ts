import type { Field } from '@ramiform/core/field'
import { editorDefaults, type FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import type { NewFieldId } from '../import.ts'
import { cleanText } from '../reading/clean-text.ts'
import { labelText } from '../reading/label-text.ts'
import { newField } from '../reading/new-field.ts'

/** The name of a form that was given none, on the logic builder's page (spec section 9). */
const generatedFormName = 'Generated Form'

/** What is sent to create the form that a decision tree became: name, description and schema. */
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

/** The name of a form that was given no title in the generator (spec section 9). */
const smartFormName = 'Smart Generated Form'

/** A form with the generator's settings (spec section 9) and these fields. */
export function smartForm(words: Parameters<typeof generatedForm>[0]) {
  return generatedForm({ ...words, title: words.title.trim() === '' ? smartFormName : words.title })
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
