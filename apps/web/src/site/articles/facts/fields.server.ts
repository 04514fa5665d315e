import { english } from '@ramiform/core/built-in-texts/en'
import type { FieldGroup, FieldType } from '@ramiform/core/field-type'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { fileKindNames, fileKinds } from '@ramiform/fields/file/file-kinds'
import { tableHtml } from '../../html/table.server.ts'

/** The answer of each field type; complete by its type. */
const answers: Readonly<Record<FieldTypeName, string>> = {
  text: 'One line of text',
  email: 'One email address',
  number: 'A decimal number. Spaces, thousands separators and a decimal comma are allowed',
  textarea: 'Several lines of text',
  phone: 'A phone number in any common format, with or without an extension',
  url: 'A website address, with or without http:// or https://',
  select: 'One option from a dropdown',
  radio: 'One option, with all options visible',
  checkbox: 'Any number of options',
  date: 'A date',
  file: 'One or more files',
  payment: 'A card payment',
  price: 'An amount above zero',
  quantity: 'A whole number of at least 1',
  rating: 'A number from 1 to 3, or up to 10',
  scale: 'A number from 0 or 1 up to 10',
  'yes-no': 'One of two options',
  ranking: 'Options in the order of the respondent',
  time: 'A time of day with 24 hours, such as 17:30',
  signature: 'A picture of a signature: drawn, typed or uploaded',
  address: 'A text of five lines: street, apartment, postal code, city and country',
  statement: 'None: it shows a text between questions',
}

const listed = (Object.keys(fieldTypes) as FieldTypeName[]).map((name) => {
  const type: FieldType = fieldTypes[name]
  return { name, type }
})

export function fieldGroupTable(group: FieldGroup): string {
  return tableHtml(
    ['Field', 'Stored as', 'Answer', 'Can be checked for'],
    listed
      .filter(({ type }) => type.group === group)
      .map(({ name, type }) => [
        type.defaultLabel,
        `\`${name}\``,
        answers[name],
        checksOf(type).join(', '),
      ]),
  )
}

function checksOf({ answerKind, bounds, allowsPattern }: FieldType): readonly string[] {
  if (answerKind === 'none') return []
  return [
    'Required',
    ...(bounds === 'length' ? ['length'] : []),
    ...(bounds === 'value' ? ['minimum and maximum'] : []),
    ...(allowsPattern ? ['pattern'] : []),
  ]
}

export function sourceTypeTable(): string {
  return tableHtml(
    ['Source field', 'Value in the rule'],
    listed
      .filter(({ type }) => type.canBeSource)
      .toSorted((a, b) => Number(a.type.isFurtherSource ?? 0) - Number(b.type.isFurtherSource ?? 0))
      .map(({ type }) => [
        type.isFurtherSource ? `${type.defaultLabel}, under *More*` : type.defaultLabel,
        type.hasOptions ? 'One of its options' : 'Typed text',
      ]),
  )
}

export function fileKindTable(): string {
  return tableHtml(
    ['File type', 'Extensions'],
    fileKindNames.map((kind) => [
      english.files.kinds[kind],
      fileKinds[kind].endings.map((ending) => `\`${ending}\``).join(' '),
    ]),
  )
}
