import type { FieldTypeName } from '@ramiform/fields'
import { type Choice, yesAndNo } from '../../../reading/question.ts'
import type { Members } from '../members.ts'
import { boundsIn, takesSeveral } from './question-members.ts'
import type { KnownKind } from './question-types.ts'

/** Options of a question: listed, or the usual ones of its type. */
export function choicesFor(
  members: Members,
  { isPolar, isScale, isNps, type }: KnownKind,
  given: readonly Choice[],
): readonly Choice[] {
  if (given.length > 0) return given
  if (isPolar) return yesAndNo
  if (isScale) return scaleOf(members, isNps)
  return type === 'checkbox' ? [{ value: 'true', text: 'Yes' }] : []
}

function scaleOf(members: Members, isNps: boolean): readonly Choice[] {
  const { min, max } = boundsIn(members)
  const count = [
    'range',
    'steps',
    'max_rating',
    'maxRating',
    'ratingScaleLevel',
    'scaleMax',
    'high',
    'stars',
  ]
    .map((name) => Number(members[name]))
    .find((one) => Number.isInteger(one) && one > 1)
  const low = min ?? (isNps ? 0 : typeof members.low === 'number' ? members.low : 1)
  const high = Math.min(low + 100, max ?? count ?? (isNps ? 10 : 5))
  const given = Number(members.step)
  const step = Number.isInteger(given) && given > 1 ? given : 1
  return Array.from({ length: Math.max(2, Math.floor((high - low) / step) + 1) }, (_, at) => {
    const value = String(low + at * step)
    return { value, text: value }
  })
}

export function typeOf(
  named: FieldTypeName | null,
  input: FieldTypeName | null,
  choices: readonly Choice[],
  members: Members,
): FieldTypeName {
  const takesMany = takesSeveral(members)
  if (choices.length > 0) {
    if (named === 'checkbox' || (takesMany && choices.length > 1)) return 'checkbox'
    return named === 'select' ? 'select' : 'radio'
  }
  if (named === 'text' || named === 'textarea' || named === null) {
    const isLong =
      members.longAnswer === true || members.multiline === true || members.paragraph === true
    if (input !== null && ['email', 'number', 'phone', 'url', 'date'].includes(input)) return input
    return isLong ? 'textarea' : members.longAnswer === false ? 'text' : (named ?? 'text')
  }
  return named
}
