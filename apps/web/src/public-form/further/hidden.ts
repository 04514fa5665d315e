// Loaded only by forms with hidden fields.

import type { Filling } from '@ramiform/core/filling/filling'
import { hiddenInAddress } from '@ramiform/core/hidden-answers'
import type { PageData } from '../state/page-data.ts'
import type { FurtherInput } from './further-input.ts'

/**
 * Gives the values in the page's address to a form, after it has hydrated: the server rendered it without them, since the
 * page is the same for all visitors. They stay in the address, so a reload keeps them.
 */
export function open({ form }: PageData): FurtherInput {
  const brought = Object.entries(hiddenInAddress(form.schema, new URLSearchParams(location.search)))
  return {
    bring(filling: Filling) {
      for (const [id, value] of brought) filling.setAnswer(id, value)
    },
  }
}
