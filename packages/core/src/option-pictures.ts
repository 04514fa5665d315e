import type { Field, OptionPicture } from './field.ts'
import type { FieldType } from './field-type.ts'
import { namedOptionsProblem } from './named-options.ts'

// Picture choices: multiple choice and checkboxes whose options have pictures (decision 606).

/** The picture of an option; undefined for an option without one. */
export function pictureOf({ pictures }: Field, option: string): OptionPicture | undefined {
  return pictures?.find((picture) => picture.option === option)
}

/** Reason why a field cannot have these pictures; null when it can, or has none. */
export function picturesProblem(
  { options = [], pictures }: Pick<Field, 'options' | 'pictures'>,
  type: FieldType | undefined,
): string | null {
  if (pictures === undefined) return null
  if (!canHavePictures(type)) return 'must not be set: only radio and checkbox fields have it'
  return namedOptionsProblem(pictures, options)
}

/** True for choices that show all of their options. */
export function canHavePictures(type: FieldType | undefined): boolean {
  return type?.comparison !== undefined && type.control === 'options'
}

/** True for a field that the page shows with pictures. Rows of a table are as plain as their columns. */
export function showsPictures({ pictures, table }: Field): boolean {
  return pictures !== undefined && table === undefined
}
