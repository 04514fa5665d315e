import { type Answer, answerTo, isList } from './answers.ts'
import type { Field } from './field.ts'

// Options that each visitor sees in an order of their own (decision 604).

interface WithFields {
  readonly fields: readonly Field[]
}

/**
 * Number of orders that a form has. It is a multiple of 2 to 6, 8, 10 and 12, so that each of so many options has each
 * place in equally many orders.
 */
export const optionOrders = 120

/** True for a form whose page differs from visitor to visitor. */
export function hasShuffledOptions({ fields }: WithFields): boolean {
  return fields.some(isShuffled)
}

/** Rows of a table all have the order of its columns. */
const isShuffled = ({ shuffle, table }: Field) => shuffle === true && table === undefined

/**
 * The form with shuffled options in one of its orders. *Other* stays last, since it is not among the options.
 * @param order whole number from 0 to `optionOrders` - 1
 */
export function inOrder<Schema extends WithFields>(schema: Schema, order: number): Schema {
  if (!hasShuffledOptions(schema)) return schema
  return { ...schema, fields: schema.fields.map((field) => shuffled(field, order)) }
}

function shuffled(field: Field, order: number): Field {
  const { id, options, shown } = field
  if (!isShuffled(field) || options === undefined) return field
  const places = placesIn(options.length, order, hashOf(id))
  const placed = (texts: readonly string[]) => places.map((at) => texts[at] ?? '')
  return {
    ...field,
    options: placed(options),
    // The text of *Other* follows those of the options.
    ...(shown && { shown: [...placed(shown), ...shown.slice(options.length)] }),
  }
}

/**
 * Indexes of the options in one order. Orders come in groups of as many as there are options: a group has one random
 * order, and begins at each of its options once. So no place favors an option.
 */
function placesIn(count: number, order: number, hash: number): readonly number[] {
  // Each question counts the orders differently, so that one order tells nothing about another question.
  const own = (order * (factors[hash % factors.length] ?? 1) + hash) % optionOrders
  const random = randomNumbers(hash ^ Math.floor(own / Math.max(count, 1)))
  const places = Array.from({ length: count }, (_, at) => at)
  for (let last = count - 1; last > 0; last--) {
    const other = random() % (last + 1)
    const moved = places[last] ?? 0
    places[last] = places[other] ?? 0
    places[other] = moved
  }
  const first = own % Math.max(count, 1)
  return [...places.slice(first), ...places.slice(0, first)]
}

/** Numbers without a common divisor with `optionOrders`, so that a product reaches each order. */
const factors = [1, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 49, 53, 59]

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** A sequence of 32-bit numbers that is the same everywhere (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** Lists of chosen options in the order of the form, whatever order the visitor saw. A text of *Other* stays last. */
export function inFormOrder<Answers extends Readonly<Record<string, Answer>>>(
  { fields }: WithFields,
  answers: Answers,
): Answers {
  const sorted = fields.filter(isShuffled).flatMap(({ id, options = [] }): [string, Answer][] => {
    const answer = answerTo(answers, id)
    if (!isList(answer)) return []
    const placeOf = new Map(options.map((option, at) => [option, at]))
    const place = (item: string) => placeOf.get(item) ?? options.length
    return [[id, answer.toSorted((a, b) => place(a) - place(b))]]
  })
  if (sorted.length === 0) return answers
  // Build from entries, since assigning to a field called `__proto__` would set the prototype.
  return Object.fromEntries([...Object.entries(answers), ...sorted]) as Answers
}
