import type { Field } from './field.ts'
import type { FieldType } from './field-type.ts'
import { canHavePictures } from './option-pictures.ts'

// Settings of choices that few forms use: fewest and most, columns, and prices of options (decisions 531, 532 and 534).

/** True for choices of several options. A ranking has a number of ranks instead. */
export function canLimitChoices(type: FieldType | undefined): boolean {
  return canHavePrices(type) && type?.answerKind === 'list'
}

/** True for choices that show all of their options. */
export const canHaveColumns = canHavePictures

/** True for choices of options that the owner writes. */
export function canHavePrices(type: FieldType | undefined): boolean {
  return type?.comparison !== undefined
}

/** True for a field whose options the page shows in columns. Rows of tables and pictures have columns of their own. */
export function showsColumns({ columns, pictures, table }: Field): boolean {
  return columns !== undefined && pictures === undefined && table === undefined
}
