import { takesAnswer } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/** Names of the types that only show a text, for queries. */
export const typesWithoutAnswer: readonly string[] = Object.keys(fieldTypes).filter(
  (type) => !takesAnswer({ type }, fieldTypes),
)
