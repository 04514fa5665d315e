import type { Field } from '@ramiform/core/field'

/** Comparisons in a sentence. The product has seven operators; `to-logic.ts` translates into them. */
export type Comparison = 'more' | 'least' | 'less' | 'most'
export type TestKind = Comparison | 'is' | 'includes' | 'empty'

/** A condition as understood, before it becomes rules. */
export type Meaning =
  | { readonly kind: 'test'; readonly field: Field; readonly is: TestKind; readonly value: string }
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

export function allOf(parts: readonly Meaning[]): Meaning {
  return several('all', parts)
}

export function anyOf(parts: readonly Meaning[]): Meaning {
  return several('any', parts)
}

function several(kind: 'all' | 'any', parts: readonly Meaning[]): Meaning {
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind, parts }
}

export function not(part: Meaning): Meaning {
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

const other = { more: 'most', most: 'more', least: 'less', less: 'least' } as const

/**
 * The opposite as meant inside a clause: "is not over 18" still assumes an age, so it is "at most 18". The
 * exact opposite, which a missing answer also meets, is `not`.
 */
export function opposite(meaning: Meaning): Meaning {
  if (meaning.kind === 'test') {
    const { is, field, value } = meaning
    return is === 'more' || is === 'most' || is === 'least' || is === 'less'
      ? test(field, other[is], value)
      : not(meaning)
  }
  if (meaning.kind === 'not' || !meaning.parts.every(compares)) return not(meaning)
  const parts = meaning.parts.map(opposite)
  return meaning.kind === 'all' ? anyOf(parts) : allOf(parts)
}

function compares(meaning: Meaning): boolean {
  if (meaning.kind === 'test') return Object.hasOwn(other, meaning.is)
  return meaning.kind !== 'not' && meaning.parts.every(compares)
}

/** Each field that a condition reads, once. */
export function fieldsOf(meaning: Meaning): readonly Field[] {
  if (meaning.kind === 'test') return [meaning.field]
  const parts = meaning.kind === 'not' ? [meaning.part] : meaning.parts
  return [...new Map(parts.flatMap(fieldsOf).map((field) => [field.id, field])).values()]
}

/** The values that a condition compares with. */
export function valuesOf(meaning: Meaning): readonly string[] {
  if (meaning.kind === 'test') return [meaning.value]
  return (meaning.kind === 'not' ? [meaning.part] : meaning.parts).flatMap(valuesOf)
}
