import { type Answer, isBlank, isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { AnswerParts, AnswerRules } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { isOtherText, otherComparison } from '@ramiform/core/other'
import type { ProblemCode } from '@ramiform/core/validation/problem'
import { checkboxAnswer } from '../checkbox/checkbox-answer.ts'
import { oneOffered } from './choice-answer.ts'

/** The options and the text box of *Other*. The box is the last control, and *Other* posts its label. */
export const otherParts: AnswerParts = {
  join(values, field) {
    const { type, options = [], other } = field
    const given = values.filter((value) => value !== '')
    if (other === undefined) return type === 'checkbox' ? given : (given.at(-1) ?? '')
    const text = values.at(-1)?.trim() ?? ''
    const chosen = values.slice(0, -1).filter((value) => value !== '')
    const own = text || (chosen.includes(other) ? other : '')
    const offered = chosen.filter((value) => value !== other)
    if (type !== 'checkbox') return offered.at(-1) ?? own
    const all = new Set([...offered, own])
    const inOrder = options.filter((option) => all.delete(option))
    return [...inOrder, ...all].filter((value) => value !== '')
  },
  split(field, answer) {
    const { type, options = [], other } = field
    if (other === undefined) return undefined
    const { chosen, text } = otherIn(field, answer)
    const shown = [...options.filter((option) => option !== other), other]
    if (type === 'select') return [chosen[0] ?? '', text]
    return [...shown.map((option) => (chosen.includes(option) ? option : '')), text]
  },
}

/** The answer as options, with the label of *Other* for a visitor's own text. */
export function otherIn(
  field: Field,
  answer: Answer | undefined,
): { readonly chosen: readonly string[]; readonly text: string } {
  const given = isList(answer) ? answer : typeof answer === 'string' && answer ? [answer] : []
  const isOwn = (item: string) => item !== field.other && isOtherText(field, item)
  return {
    chosen: given.map((item) => (isOwn(item) ? (field.other ?? '') : item)),
    text: given.find(isOwn) ?? '',
  }
}

/** Problem of an answer with texts of visitors. Such a text is stored trimmed, and there is at most one. */
function checkOther(field: Field, answer: Answer): ProblemCode | null {
  if (!isList(answer) && typeof answer !== 'string') return 'format'
  const items = typeof answer === 'string' ? [answer] : answer
  if (field.other !== undefined && items.includes(field.other)) return 'own_text'
  const texts = items.filter((item) => isOtherText(field, item))
  const isSound = texts.every(
    (text) => !isBlank(text) && text === text.trim() && text.length <= limits.labelCharacters,
  )
  const isEachOnce = new Set(items).size === items.length
  return texts.length <= 1 && isSound && isEachOnce ? null : 'format'
}

function orOther(rules: AnswerRules): AnswerRules {
  return {
    ...rules,
    parts: otherParts,
    comparison: otherComparison,
    check: (field, answer) =>
      field.other === undefined ? rules.check(field, answer) : checkOther(field, answer),
  }
}

/** Answer rules of a choice of one option that may offer *Other*. */
export const oneOrOther: AnswerRules = orOther(oneOffered)
/** Answer rules of checkboxes that may offer *Other*. */
export const severalOrOther: AnswerRules = orOther(checkboxAnswer)
