import type { Field } from '../field.ts'
import type { FormSchema, Settings } from '../form.ts'
import { english } from './en.ts'
import type { FormWords } from './form-words.ts'

const { defaults } = english

/** Translates the editor's default texts in a form. Texts that the owner changed stay. */
export function inLanguage<Schema extends FormSchema>(schema: Schema, words: FormWords): Schema {
  if (words.language === 'en') return schema
  return {
    ...schema,
    settings: settingsIn(schema.settings, words.defaults),
    fields: schema.fields.map((field) => fieldIn(field, words.defaults)),
  }
}

function settingsIn(settings: Settings, words: FormWords['defaults']): Settings {
  const { submitButtonText, successMessage } = settings
  const known: readonly string[] = defaults.successMessages
  const message = successMessage === undefined ? -1 : known.indexOf(successMessage)
  return {
    ...settings,
    ...(submitButtonText === defaults.submit && { submitButtonText: words.submit }),
    ...(message !== -1 && { successMessage: words.successMessages[message] }),
  }
}

function fieldIn(field: Field, { placeholders }: FormWords['defaults']): Field {
  const { type, placeholder } = field
  if (!isNamed(type) || placeholder !== defaults.placeholders[type]) return field
  return { ...field, placeholder: placeholders[type] }
}

function isNamed(type: string): type is keyof typeof defaults.placeholders {
  return Object.hasOwn(defaults.placeholders, type)
}
