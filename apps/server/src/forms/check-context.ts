import { fieldTypes } from '@ramiform/fields'

/** Context with all field types, without patterns. `intake/check-answers.ts` adds the pattern engine. */
export const checkContext = { fieldTypes }
