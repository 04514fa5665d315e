import { comparesOf } from '@ramiform/core/conditions/operators'
import { readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { rankable, ranksOf } from '@ramiform/fields/ranking/ranking-answer'
import { type Candidates, namedValues, partValues, type Source } from './candidates.ts'

/** One of the options: every answer is tried. */
export function optionAnswers({ field }: Source): Candidates {
  return { answers: [...new Set(field.options ?? [])], others: [] }
}

/** as many options as subsets are listed of; beyond, some combinations stay uncertain */
const mostNamed = 8

/**
 * Subsets of the options. Rules tell apart only the options that they name, so one option stands for all others, and
 * one more for the difference between one item and several.
 */
export function subsetAnswers(source: Source): Candidates {
  const options = [...new Set(source.field.options ?? [])]
  const named = new Set(namedValues(source))
  const parts = source.atoms.filter(({ rule }) => comparesOf(rule.condition) === 'part')
  const isApart = (option: string) =>
    named.has(option) || parts.some(({ rule }) => ruleHolds(rule, readAnswer([option]), false))
  const apart = options.filter(isApart)
  const rest = options.filter((option) => !isApart(option)).slice(0, 1)
  if (apart.length <= mostNamed) {
    return { answers: subsetsOf([...apart, ...rest], options), others: [] }
  }
  const pairs = apart.flatMap((a, at) => apart.slice(at + 1).map((b) => [a, b]))
  const few: (readonly string[])[] = [
    ...apart.map((one) => [one]),
    rest,
    ...pairs.slice(0, 200),
    apart,
    options,
  ]
  const possible = source.truthOf(apart)
  return {
    answers: few.filter((answer) => answer.length !== 0),
    others: [
      source.atoms.map(({ rule }, at) =>
        rule.condition === 'contains' && !options.includes(rule.value)
          ? false
          : rule.condition === 'is_empty' || rule.condition === 'is_not_empty'
            ? (possible[at] ?? null)
            : (isOfOne(rule.condition, rule.value, options) ?? null),
      ),
    ],
  }
}

/**
 * Rankings. Rules see which options were ranked, not their order, so one order stands for all. Each ranking has the
 * asked number of options; those that rules do not tell apart fill it up.
 */
export function rankedAnswers(source: Source): Candidates {
  const options = rankable(source.field)
  const count = ranksOf(source.field)
  const named = new Set([...namedValues(source), ...partValues(source)])
  const apart = options.filter((option) => named.has(option))
  const rest = options.filter((option) => !named.has(option))
  if (count === 0) return { answers: [], others: [] }
  if (apart.length > mostNamed) {
    return { answers: [options.slice(0, count)], others: [source.atoms.map(() => null)] }
  }
  const answers = [[], ...subsetsOf(apart, options)]
    .filter(({ length }) => length <= count && count - length <= rest.length)
    .map((some) => [...some, ...rest.slice(0, count - some.length)])
  return { answers, others: [] }
}

/** Equality with what is not offered, and order, have the same outcome for every subset. */
function isOfOne(condition: string, value: string, options: readonly string[]): boolean | null {
  if (condition === 'greater_than' || condition === 'less_than') return false
  if (options.includes(value)) return null
  return condition === 'equals' ? false : condition === 'not_equals' ? true : null
}

/** The smallest subsets first, each in the order of the options. */
function subsetsOf(items: readonly string[], order: readonly string[]): readonly string[][] {
  const places = new Map(order.map((option, at) => [option, at]))
  const sorted = items.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  const subsets = Array.from({ length: 2 ** sorted.length - 1 }, (_, mask) =>
    sorted.filter((_item, at) => ((mask + 1) >> at) & 1),
  )
  return subsets.toSorted((a, b) => a.length - b.length)
}
