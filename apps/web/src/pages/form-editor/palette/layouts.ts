import { sectionType } from '@ramiform/core/conditions/without-sections'
import { IconLayoutRows, IconTable } from '@tabler/icons-react'

/** Name of tables in the palette, in place of a field type. */
export const tableType = 'table'

/** Entries of the palette's last group that are no field types, but arrange fields. */
export const layouts = [
  { type: tableType, name: 'Matrix', Icon: IconTable },
  { type: sectionType, name: 'Section', Icon: IconLayoutRows },
] as const

export type LayoutType = (typeof layouts)[number]['type']

export function layoutOf(type: unknown) {
  return layouts.find((layout) => layout.type === type)
}
