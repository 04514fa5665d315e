import type { Field } from '@ramiform/core/field'
import { editorDefaults, type FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { cleanText } from '../reading/clean-text.ts'
import { labelText } from '../reading/label-text.ts'

/** The name of a form that was given none, on the logic builder's page (spec section 9). */
export const generatedFormName = 'Generated Form'

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
