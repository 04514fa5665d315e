import { fieldTypeOf } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { fieldHints } from '@ramiform/fields/hints'

const called = namesOf('called')
const described = namesOf('described')

function namesOf(kind: 'called' | 'described'): ReadonlyMap<string, FieldTypeName> {
  return new Map(
    Object.entries(fieldHints).flatMap(([type, hints]) =>
      hints[kind].map((name) => [name, type as FieldTypeName] as const),
    ),
  )
}

/** The type with this name or common synonym. */
export function typeCalled(name: string): FieldTypeName | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .replace(/[.:]$/, '')
  if (isTypeName(plain)) return plain
  return called.get(plain) ?? null
}

/** The type that a column or a line describes: `Short answer (URL)`, `Scale 1-5`, `select_one`. */
export function typeDescribed(text: string): FieldTypeName | null {
  const plain = text.slice(0, 200).toLowerCase().replaceAll('_', ' ').trim()
  const first = plain.split(/\s+or\s+|\s*[(,;:–—]|\s+-\s+|\s+\d/)[0]?.trim() ?? ''
  for (const name of [plain, first, first.replace(/ (?:field|input|box|question|select)$/, '')]) {
    const known = typeCalled(name)
    if (known !== null) return known
    const meant = described.get(name)
    if (meant !== undefined) return meant
  }
  return null
}

/** Further kinds are not recognized, because texts use their names for questions with other options. */
function isTypeName(name: string): name is FieldTypeName {
  const type = fieldTypeOf(fieldTypes, name)
  return type !== undefined && type.group !== 'more'
}
