import type { FormSchema } from '@ramiform/core/form'

/** Fields and options whose page renders in less than 20 ms. */
const partsAtOnce = 500

/** True for a form whose page renders without delaying other requests. */
export function rendersAtOnce({ fields }: Pick<FormSchema, 'fields'>): boolean {
  return fields.reduce((sum, { options }) => sum + 1 + (options?.length ?? 0), 0) <= partsAtOnce
}
