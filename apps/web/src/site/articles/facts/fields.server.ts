import type { FieldGroup, FieldType } from '@ramiform/core/field-type'
import { english } from '@ramiform/core/words/en'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { fileKindNames, fileKinds } from '@ramiform/fields/file/file-kinds'
import { tableHtml } from './table.server.ts'

/** What each kind takes as an answer; the compiler asks for every kind. */
const answers: Readonly<Record<FieldTypeName, string>> = {
  text: 'One line of any text',
  email: 'One e-mail address',
  number: 'A decimal number, also typed with spaces, groups of three or a decimal comma',
  textarea: 'Text of several lines',
  phone: 'A phone number, as people write theirs',
  url: 'The address of a website, with or without https://',
  select: 'One of the options, in a list that opens',
  radio: 'One of the options, all in view',
  checkbox: 'Any number of the options',
  date: 'A day',
  file: 'One file, or several',
  payment: 'A payment by card',
  price: 'An amount of money above zero',
  quantity: 'A whole number, at least 1',
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

function checksOf({ bounds, allowsPattern }: FieldType): readonly string[] {
  return [
    'Required',
    ...(bounds === 'length' ? ['length'] : []),
    ...(bounds === 'value' ? ['smallest and largest value'] : []),
    ...(allowsPattern ? ['pattern'] : []),
  ]
}

export function sourceTypeTable(): string {
  return tableHtml(
    ['A rule may read', 'Its value is'],
    listed
      .filter(({ type }) => type.canBeSource)
      .map(({ type }) => [
        type.defaultLabel,
        type.hasOptions ? 'one of the options, chosen from a list' : 'typed',
      ]),
  )
}

export function fileKindTable(): string {
  return tableHtml(
    ['Kind', 'Endings'],
    fileKindNames.map((kind) => [
      english.files.kinds[kind],
      fileKinds[kind].endings.map((ending) => `\`${ending}\``).join(' '),
    ]),
  )
}
