import { type Field, fieldIdPattern } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { type Members, membersOf, textIn } from './members.ts'

/**
 * Returns the schema of a form in our own format; null for any other value. An export has the mark `ramiform`. A form
 * without it is ours by its shape: settings, and fields as we store them, without members of another program
 * (decision 587).
 * @param value parsed JSON: an export, an object with a `schema`, or a schema
 */
export function ownSchemaIn(value: unknown): Members | null {
  const members = membersOf(value)
  if (members === null) return null
  const schema = membersOf(members.schema) ?? members
  return members.ramiform === 1 || isStored(schema) ? schema : null
}

function isStored({ fields, settings }: Members): boolean {
  if (!Array.isArray(fields) || fields.length === 0 || membersOf(settings) === null) return false
  const ids = new Set<unknown>()
  return fields.every((field: unknown) => {
    const members = membersOf(field)
    if (members === null || ids.has(members.id) || !isStoredField(members)) return false
    ids.add(members.id)
    return true
  })
}

function isStoredField(members: Members): boolean {
  return (
    fieldIdPattern.test(textIn(members, 'id') ?? '') &&
    fieldTypeOf(fieldTypes, textIn(members, 'type') ?? '') !== undefined &&
    textIn(members, 'label') !== null &&
    Object.keys(members).every((name) => stored.has(name))
  )
}

/** All members of a field. False: derived while a form is filled in, and never stored. */
const storedMembers: Readonly<Record<keyof Field, boolean>> = {
  id: true,
  type: true,
  label: true,
  placeholder: true,
  description: true,
  required: true,
  requiredWhen: true,
  options: true,
  optionsWhen: true,
  pictures: true,
  other: true,
  shuffle: true,
  minChoices: true,
  maxChoices: true,
  columns: true,
  prices: true,
  unit: true,
  earliest: true,
  latest: true,
  defaultAnswer: true,
  errorText: true,
  markedDescription: true,
  styling: true,
  validation: true,
  conditional: true,
  payment: true,
  fixedPrice: true,
  upload: true,
  steps: true,
  ranks: true,
  section: true,
  table: true,
  hidden: false,
  formula: false,
  ending: false,
  shown: false,
  becauseOf: false,
  firstLabel: false,
  autofill: false,
}

const stored = new Set(
  Object.keys(storedMembers).filter((name) => storedMembers[name as keyof Field]),
)
