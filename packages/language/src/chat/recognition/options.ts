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
  const roles = tokens
    .slice(from, to)
    .flatMap((_, index) => [...(signalsAt(tokens, from + index)?.roles ?? [])])
  if (roles.some((one) => one === 'who' || one === 'have' || one === 'want')) return 'apart'
  const isClaim = tokens.slice(from, to).some(({ word }) => /^(?:is|are|was|were|be)$/.test(word))
  return to > from || isClaim || roles.includes('not') ? 'unclear' : 'noun'
}

/** Options of the fields that are named nearby are preferred. */
export const worthIn = (inside: readonly Mention[], topic: readonly Field[]) => {
  const named = new Map<string, number>()
  for (const { name, score } of inside)
    if (name.option === null)
      named.set(name.field.id, Math.max(score, named.get(name.field.id) ?? 0))
  return (one: Mention) => {
    const worth = inCondition(one)
    if (one.name.option === null) return worth
    return (
      worth +
      0.1 * Math.min(1, named.get(one.name.field.id) ?? 0) +
      (topic.some(({ id }) => id === one.name.field.id) ? 0.05 : 0)
    )
  }
}

export function fieldOfOption(
  inside: readonly Mention[],
  mention: Mention,
  labels: readonly Mention[],
  topic: readonly Field[],
): { field: Field; option: string } | null {
  const same = inside.filter(
    (one) =>
      one.name.option !== null &&
      one.from < mention.to &&
      one.to > mention.from &&
      inCondition(one) > inCondition(mention) * 0.9,
  )
  const ways = new Map<string, { field: Field; option: string; score: number }>()
  for (const { name, score } of same) {
    const key = `${name.field.id} ${name.option}`
    if ((ways.get(key)?.score ?? 0) < score)
      ways.set(key, { field: name.field, option: name.option ?? '', score })
  }
  const all = [...ways.values()]
  const pick = (some: typeof all) => {
    const best = Math.max(...some.map(({ score }) => score))
    const top = some.filter(({ score }) => score > best * 0.93)
    return top.length === 1 ? (top[0] ?? null) : null
  }
  const named = all.filter(({ field }) => labels.some(({ name }) => name.field.id === field.id))
  const before = all.filter(({ field }) => topic.some(({ id }) => id === field.id))
  return pick(named) ?? pick(before) ?? pick(all)
}
