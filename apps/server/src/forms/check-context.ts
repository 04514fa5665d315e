import { fieldTypes } from '@ramiform/fields'

/** Every type of field. Answers are checked by `intake/check-answers.ts`, which has the engine for patterns. */
export const checkContext = { fieldTypes }
