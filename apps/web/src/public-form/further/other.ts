// Loaded only by forms with a choice that offers *Other*.
import { offeringOther } from '@ramiform/core/other'
import { addOther } from '@ramiform/fields/add-other'
import type { PageData } from '../state/page-data.ts'

export function open(data: PageData) {
  const { form } = data
  // In place, because the page's data is read again when the form starts.
  Object.assign(form, { schema: offeringOther(form.schema) })
  return addOther()
}
