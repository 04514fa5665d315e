import type { FieldGroup } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'

const groupNames: Readonly<Record<FieldGroup, string>> = {
  basic: 'Basic Fields',
  choice: 'Choice Fields',
  special: 'Special Fields',
  more: 'More Fields',
}

const names = Object.keys(fieldTypes) as readonly FieldTypeName[]

/** Palette groups with their field types in order (spec section 2, decision 360). */
export const paletteGroups = (['basic', 'choice', 'special', 'more'] as const).map((group) => ({
  group,
  name: groupNames[group],
  types: names.filter((name) => fieldTypes[name].group === group),
}))
