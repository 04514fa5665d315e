import type { ImportResult, NewFieldId } from '../../../import.ts'
import { foundFields } from '../../../reading/found-fields.ts'
import { labelText } from '../../../reading/label-text.ts'
import { newField } from '../../../reading/new-field.ts'
import { type Members, membersOf } from '../members.ts'
import { localized } from './localized.ts'

/** Reads a plain object: lists become radios with those options, other values text (spec section 5). */
export function readPlainObject(value: Members, newId: NewFieldId): ImportResult {
  const fields = Object.entries(value).flatMap(([key, member]) => {
    if (labelText(key) === '') return []
    const options = Array.isArray(member)
      ? member
          .map((one) => localized(membersOf(one)?.label ?? membersOf(one)?.text ?? one))
          .filter((text) => text !== '')
      : []
    const type = Array.isArray(member) && options.length > 0 ? 'radio' : 'text'
    return [newField(type, newId(), { label: key, options })]
  })
  return foundFields(fields)
}
