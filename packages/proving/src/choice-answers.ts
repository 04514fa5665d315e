import { comparesOf } from '@ramiform/core/conditions/operators'
import { readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { isOtherText, namesOther } from '@ramiform/core/other'
import { rankable, ranksOf } from '@ramiform/fields/ranking/ranking-answer'
import { type Candidates, namedValues, partValues, type Source } from './candidates.ts'
import { textAnswers } from './text-answers.ts'

/** One of the options: every answer is tried. With *Other*, texts as in a text field, too. */
export function optionAnswers(source: Source): Candidates {
  const options = [...new Set(source.field.options ?? [])]
  if (source.field.other === undefined) return { answers: options, others: [] }
  const { answers, others } = ownTexts(source)
  return { answers: [...options, ...answers], others }
}

/** Texts of visitors. Every rule that names *Other* sees them alike, so the texts only tell the other rules apart. */
function ownTexts(source: Source): Candidates {
  const { validation: _unused, ...field } = source.field
  const isPlain = source.atoms.map(({ rule }) => !namesOther(rule, field))
  const plain = <Item>(all: readonly Item[]) => all.filter((_, at) => isPlain[at])
  const { answers, others } = textAnswers({
    ...source,
    field,
    atoms: plain(source.atoms),
    truthOf: (answer) => plain(source.truthOf(answer)),
  })
  return {
    answers,
    others: others.map((truth) => {
      const open = [...truth]
      return source.atoms.map(({ rule }, at) =>
        isPlain[at] ? (open.shift() ?? null) : rule.condition !== 'not_equals',
      )
    }),
  }
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
    named.has(option) || parts.some(({ rule }) => ruleHolds(rule, readAnswer([option])))
  const apart = options.filter(isApart)
  const rest = options.filter((option) => !isApart(option)).slice(0, 1)
  const own = ownItems(source)
  if (apart.length + own.length <= mostNamed) {
    const subsets = subsetsOf([...apart, ...rest], options)
    const withOwn = own.flatMap((text) => [[text], ...subsets.map((some) => [...some, text])])
    const all = [...subsets, ...withOwn]
    return { answers: [...all, ...filledUp(source, all, apart)], others: [] }
  }
  const pairs = apart.flatMap((a, at) => apart.slice(at + 1).map((b) => [a, b]))
  const few: (readonly string[])[] = [
    ...apart.map((one) => [one]),
    rest,
    ...pairs.slice(0, 200),
    apart,
    options,
    ...own.flatMap((text) => [[text], [...apart, text]]),
  ]
  const possible = source.truthOf(apart)
  return {
    answers: [...few, ...filledUp(source, few, apart)].filter((answer) => answer.length !== 0),
    others: [
      source.atoms.map(({ rule }, at) =>
        source.field.other !== undefined && !/empty$/.test(rule.condition)
          ? null
          : rule.condition === 'contains' && !options.includes(rule.value)
            ? false
            : rule.condition === 'is_empty' || rule.condition === 'is_not_empty'
              ? (possible[at] ?? null)
              : (isOfOne(rule.condition, rule.value, options) ?? null),
      ),
    ],
  }
}

/**
 * The answers with as many of the options that rules do not tell apart as the fewest choices need. Only sending needs
 * them (decision 531).
 */
function filledUp(
  { field: { minChoices, options = [] } }: Source,
  answers: readonly (readonly string[])[],
  apart: readonly string[],
): readonly (readonly string[])[] {
  if (minChoices === undefined) return []
  const rest = [...new Set(options)].filter((option) => !apart.includes(option))
  return answers.flatMap((answer) => {
    const missing = minChoices - answer.length
    const more = rest.filter((option) => !answer.includes(option)).slice(0, Math.max(0, missing))
    return missing > 0 && more.length === missing ? [[...answer, ...more]] : []
  })
}

/** Texts of visitors among checkboxes, at most one in an answer: those that rules name, and another one. */
function ownItems(source: Source): readonly string[] {
  const { field } = source
  if (field.other === undefined) return []
  const named = new Set([...namedValues(source), ...partValues(source)])
  let another = 'Something else'
  while (named.has(another) || !isOtherText(field, another)) another += ' x'
  return [another, ...named].filter((text) => isOtherText(field, text) && source.accepts([text]))
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
