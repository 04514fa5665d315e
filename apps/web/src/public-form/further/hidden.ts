// Loaded only by forms with hidden fields.
import { hiddenInAddress } from '@ramiform/core/hidden-answers'
import type { PageData } from '../state/page-data.ts'

/** The same data with the values that the page's address brings. They stay in the address, so a reload keeps them. */
export function withAddress(data: PageData, search: string): PageData {
  const { schema } = data.form
  const brought = hiddenInAddress(schema, new URLSearchParams(search))
  const hiddenFields = schema.hiddenFields?.map((field) => {
    const value = brought[field.id]
    return value === undefined ? field : { ...field, value }
  })
  return { ...data, form: { ...data.form, schema: { ...schema, hiddenFields } } }
}
