import type { Field } from '@ramiform/core/field'

/** Comparisons in a sentence. The product has seven operators; `to-logic.ts` translates into them. */
export type Comparison = 'more' | 'least' | 'less' | 'most'
export type TestKind = Comparison | 'is' | 'includes' | 'empty'

export interface Test {
  readonly kind: 'test'
  readonly field: Field
  readonly is: TestKind
  readonly value: string
}

/** A condition as understood, before it becomes rules. */
export type Meaning =
  | Test
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Meaning[] }
  | { readonly kind: 'not'; readonly part: Meaning }

/** A field, and the condition under which it shows. */
export interface FieldRule {
  readonly field: Field
  readonly shownWhen: Meaning
}

export const test = (field: Field, is: TestKind, value = ''): Meaning => ({
  kind: 'test',
  field,
  is,
  value,
})
export const isEmpty = (field: Field): Meaning => test(field, 'empty')
export const isFilled = (field: Field): Meaning => not(isEmpty(field))

export const allOf = (parts: readonly Meaning[]) => several('all', parts)
export const anyOf = (parts: readonly Meaning[]) => several('any', parts)

function several(kind: 'all' | 'any', parts: readonly Meaning[]): Meaning {
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind, parts }
}

export function not(part: Meaning): Meaning {
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

const opposites: Partial<Readonly<Record<TestKind, Comparison>>> = {
  more: 'most',
  most: 'more',
  least: 'less',
  less: 'least',
}

/**
 * The opposite as meant inside a clause: "is not over 18" still assumes an age, so it is "at most 18". The
 * exact opposite, which a missing answer also meets, is `not`.
 */
export function opposite(meaning: Meaning): Meaning {
  if (!compares(meaning)) return not(meaning)
  if (meaning.kind === 'test') return { ...meaning, is: opposites[meaning.is] ?? meaning.is }
  return several(meaning.kind === 'all' ? 'any' : 'all', meaning.parts.map(opposite))
}

const compares = (meaning: Meaning): meaning is Exclude<Meaning, { kind: 'not' }> =>
  meaning.kind === 'test'
    ? opposites[meaning.is] !== undefined
    : meaning.kind !== 'not' && meaning.parts.every(compares)

/** All comparisons of a condition. */
function testsOf(meaning: Meaning): readonly Test[] {
  if (meaning.kind === 'test') return [meaning]
  return (meaning.kind === 'not' ? [meaning.part] : meaning.parts).flatMap(testsOf)
}

/** Each field that a condition reads, once. */
export const fieldsOf = (meaning: Meaning): readonly Field[] => [
  ...new Map(testsOf(meaning).map(({ field }) => [field.id, field])).values(),
]

/** The values that a condition compares with, or only those of one field. */
export const valuesOf = (meaning: Meaning, of?: Field): readonly string[] =>
  testsOf(meaning).flatMap(({ field, value }) =>
    (of === undefined || field.id === of.id) && value !== '' ? [value] : [],
  )
