import { isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { AnswerParts, AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Options to rank, without duplicates. */
export function rankable({ options }: Field): readonly string[] {
  return [...new Set(options)]
}

/** Number of ranks to give: all options, or the first ones. */
export function ranksOf(field: Field): number {
  return Math.min(field.ranks ?? Number.POSITIVE_INFINITY, rankable(field).length)
}

/**
 * Each option has a dropdown of ranks. Its value has the rank and the option, such as `2 Tea`, so that posted values
 * need no order. When a rank is given twice, the values stay as they are: no order would be the visitor's own.
 */
export const rankingParts = {
  join(values) {
    const given = values.filter((value) => value !== '')
    const ranked = given.map((value) => {
      const space = value.indexOf(' ')
      return { rank: Number(value.slice(0, space)), option: value.slice(space + 1) }
    })
    const isClear = new Set(ranked.map(({ rank }) => rank)).size === ranked.length
    return isClear ? ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option) : given
  },
  split(field, answer) {
    const list = isList(answer) ? answer : []
    const options = rankable(field)
    return options.map((option) => {
      const at = list.indexOf(option)
      if (at >= 0) return `${at + 1} ${option}`
      const isPosted = (value: string) =>
        !options.includes(value) && value.slice(value.indexOf(' ') + 1) === option
      return list.find(isPosted) ?? ''
    })
  },
} satisfies AnswerParts

/** Answer rules of a ranking: the asked number of options, each once, in the visitor's order. */
export const rankingAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'list',
  hasOptions: true,
  parts: rankingParts,
  check(field, answer) {
    const options = new Set(field.options)
    if (!isList(answer)) return 'format'
    const isWhole = answer.length === ranksOf(field) && new Set(answer).size === answer.length
    return isWhole && answer.every((item) => options.has(item)) ? null : 'ranking'
  },
}
