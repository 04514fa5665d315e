import type { Field } from '@ramiform/core/field'
import type { Mention } from './mentions.ts'
import type { Atom } from './parts.ts'
import type { Sentence } from './sentence.ts'
import { inCondition } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** "electric cars" is one noun; "kids under 12 who had a fever" are two conditions. */
export function between(
  { tokens }: Sentence,
  atom: Atom,
  label: Mention,
): 'noun' | 'apart' | 'unclear' {
  const [from, to] = atom.to <= label.from ? [atom.to, label.from] : [label.to, atom.from]
  if (from >= to) return 'noun'
  const roles = tokens
    .slice(from, to)
    .flatMap((_, index) => [...(signalsAt(tokens, from + index)?.roles ?? [])])
  return roles.some((one) => /^(?:who|have|want)$/.test(one)) ? 'apart' : 'unclear'
}

/** Options of the fields that are named nearby are preferred. */
export const worthIn = (inside: readonly Mention[], topic: readonly Field[]) => {
  const named = new Map(
    inside
      .filter(({ name }) => name.option === null)
      .toSorted((a, b) => a.score - b.score)
      .map(({ name, score }) => [name.field.id, score]),
  )
  return (one: Mention) => {
    const { id } = one.name.field
    const isTopic = topic.some((field) => field.id === id)
    const more = 0.1 * Math.min(1, named.get(id) ?? 0) + (isTopic ? 0.05 : 0)
    return inCondition(one) + (one.name.option === null ? 0 : more)
  }
}

/** The option that a mention means, preferably of a field that is named or that was the topic; null if two are alike. */
export function fieldOfOption(
  inside: readonly Mention[],
  mention: Mention,
  labels: readonly Mention[],
  topic: readonly Field[],
): { field: Field; option: string } | null {
  const ways = inside
    .filter(
      (one) =>
        one.name.option !== null &&
        one.from < mention.to &&
        one.to > mention.from &&
        inCondition(one) > inCondition(mention) * 0.9,
    )
    .toSorted((a, b) => b.score - a.score)
  const pick = (fields: readonly Field[]) => {
    const some = ways.filter(({ name }) => fields.some(({ id }) => id === name.field.id))
    const [first, ...others] = some.filter(({ score }) => score > (some[0]?.score ?? 0) * 0.93)
    if (first === undefined) return null
    const { field, option } = first.name
    const isSame = others.every(({ name }) => name.field === field && name.option === option)
    return isSame ? { field, option: option ?? '' } : null
  }
  const fieldsOf = (some: readonly Mention[]) => some.map(({ name }) => name.field)
  return pick(fieldsOf(labels)) ?? pick(topic) ?? pick(fieldsOf(ways))
}
