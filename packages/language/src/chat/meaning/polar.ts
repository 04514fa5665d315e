import type { Field } from '@ramiform/core/field'
import { hasManyYes, isOneBox, noneOf, yesNoOf } from '../lexicon/answers.ts'
import { anyOf, isEmpty, isFilled, type Meaning, not, test } from './meaning.ts'

/** True for a yes-or-no question. */
export const isPolar = (field: Field) =>
  yesNoOf(field) !== null || isOneBox(field) || hasManyYes(field)

/** Meaning of "have X" and "there is X": yes for a yes-or-no question, otherwise answered. */
export function present(field: Field): Meaning {
  const known = yesNoOf(field)
  if (known !== null) return test(field, 'is', known.yes)
  if (isOneBox(field)) return test(field, 'includes', field.options?.[0] ?? '')
  if (isCount(field)) return test(field, 'more', '0')
  const none = noneOf(field)
  if (none === undefined) return isFilled(field)
  const others = (field.options ?? []).filter((option) => option !== none)
  const is = field.type === 'checkbox' ? 'includes' : 'is'
  return anyOf(others.map((option) => test(field, is, option)))
}

export function absent(field: Field): Meaning {
  const known = yesNoOf(field)
  if (known !== null) return test(field, 'is', known.no)
  return isOneBox(field) ? isEmpty(field) : not(present(field))
}

/** "there are children" compares a number with 0. */
const isCount = ({ type, label }: Field) =>
  type === 'number' && /number of|how many|quantity|count|^#/i.test(label)
