import { sectionType } from '@ramiform/core/conditions/without-sections'
import type { FieldType } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { IconLayoutRows, IconPhoto, IconTable } from '@tabler/icons-react'

/** Name of tables in the palette, in place of a field type. */
export const tableType = 'table'

/** Name of picture choices in the palette: choices that show pictures (decision 606). */
export const picturesType = 'pictures'

/** A picture choice as the palette adds it: multiple choice that shows pictures (decision 606). */
export const pictureChoice: FieldType = {
  ...fieldTypes.radio,
  defaultLabel: 'Picture Choice',
  initial: { ...fieldTypes.radio.initial, pictures: [] },
}

/** Entries of the palette's last group that are no field types, but arrange fields or their options. */
export const layouts = [
  { type: picturesType, name: 'Picture Choice', Icon: IconPhoto },
  { type: tableType, name: 'Matrix', Icon: IconTable },
  { type: sectionType, name: 'Section', Icon: IconLayoutRows },
] as const

export type LayoutType = (typeof layouts)[number]['type']

export function layoutOf(type: unknown) {
  return layouts.find((layout) => layout.type === type)
}
