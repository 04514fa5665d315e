import type { PublicForm } from '@ramiform/contract/calls'
import { withFallbacks } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { inLanguage } from '@ramiform/core/built-in-texts/in-language'
import type { Settings } from '@ramiform/core/form'
import { autofillOf } from '@ramiform/fields/shared/autofill'
import { showingPrices } from '@ramiform/fields/shared/shown-prices'
import type { PublishedForm } from './form-store.ts'

/**
 * The parts of a form that visitors may see. The list is explicit, so that notification addresses, webhooks and the
 * owner stay private.
 */
export function publicForm({
  id,
  name,
  description,
  slug,
  version,
  schema,
}: PublishedForm): PublicForm {
  const { fields, sections, tables, hiddenFields, values, settings } = schema
  return {
    id,
    name,
    ...(description === undefined ? {} : { description }),
    slug,
    version,
    schema: {
      fields,
      ...(sections !== undefined && { sections }),
      ...(tables !== undefined && { tables }),
      ...(hiddenFields !== undefined && { hiddenFields }),
      ...(values !== undefined && { values }),
      settings: publicSettings(settings),
    },
  }
}

/** Public form for its page, in the visitor's language and with autofill hints. */
export function formOnPage(form: PublicForm, words: FormWords): PublicForm {
  const schema = showingPrices(inLanguage(form.schema, words), words.language)
  const fields = schema.fields.map((field) => {
    const autofill = autofillOf(withFallbacks(field.label, () => true))
    return autofill === undefined ? field : { ...field, autofill }
  })
  return { ...form, schema: { ...schema, fields } }
}

const publicMembers = [
  'title',
  'description',
  'submitButtonText',
  'successMessage',
  'collectEmail',
  'allowMultipleSubmissions',
  'displayStyle',
  'mode',
  'advanced',
  'style',
] as const satisfies readonly (keyof Settings)[]

function publicSettings(settings: PublicForm['schema']['settings']) {
  const { payment } = settings
  const shown = Object.fromEntries(
    publicMembers
      .filter((name) => settings[name] !== undefined)
      .map((name) => [name, settings[name]]),
  ) as Pick<PublicForm['schema']['settings'], (typeof publicMembers)[number]>
  if (payment === undefined) return shown
  const { successUrl: _afterwards, ...shownOfPayment } = payment
  return { ...shown, payment: shownOfPayment }
}
