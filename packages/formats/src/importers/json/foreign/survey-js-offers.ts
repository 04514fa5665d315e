import { type ReadExpression, readExpression } from '../../../reading/expression.ts'
import type { Choice } from '../../../reading/question.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localized } from './localized.ts'

/** Choices with the conditions under which they are offered, and sentences about those that could not be read. */
export function offeredChoices(
  members: Members,
  choices: readonly Choice[],
): { readonly choices: readonly Choice[]; readonly lost: readonly string[] } {
  const lost: string[] = []
  const items = new Map(
    [...listOf(members.choices), ...listOf(members.rateValues)].flatMap((item) => {
      const one = membersOf(item)
      return one === null ? [] : [[localized(one.value ?? one.name), one] as const]
    }),
  )
  const forAll = textIn(members, 'choicesVisibleIf')?.trim() ?? ''
  const read = new Map(
    choices
      // "Other" and "None" always show.
      .filter(
        ({ value, isOther }) => forAll !== '' && !isOther && (items.has(value) || value !== 'none'),
      )
      .map(({ value }) => [value, readFor(forAll, value)] as const),
  )
  const unsaid = [...read.values()].find((one) => one.kind === 'unsaid')
  if (unsaid?.kind === 'unsaid') {
    read.clear()
    lost.push(
      `Its choices show if ${forAll.slice(0, 200)}. This could not be imported: ${unsaid.reason}.`,
    )
  }
  const offered = choices.map((choice): Choice => {
    const item = items.get(choice.value) ?? {}
    const enableIf = textIn(item, 'enableIf')
    if (enableIf)
      lost.push(
        `The option "${choice.text.slice(0, 80)}" can be chosen if ${enableIf.slice(0, 200)}. This could not be imported.`,
      )
    const own = textIn(item, 'visibleIf')?.trim() ?? ''
    const logic = own === '' ? read.get(choice.value) : readFor(own, choice.value)
    if (logic === undefined) return choice
    if (logic.kind !== 'unsaid') return { ...choice, logic }
    lost.push(
      `The option "${choice.text.slice(0, 80)}" is offered if ${own.slice(0, 200)}. This could not be imported: ${logic.reason}.`,
    )
    return choice
  })
  return { choices: offered, lost }
}

function readFor(expression: string, value: string): ReadExpression {
  const own = expressionFor(expression, value)
  return own === null
    ? { kind: 'unsaid', reason: 'its value has both kinds of quotes' }
    : readExpression(own, true)
}

/** The condition of one choice or row, whose value replaces `{item}`. Null if no quotes can be around the value. */
export function expressionFor(expression: string, value: string): string | null {
  if (!expression.includes('{item}')) return expression
  const quote = ["'", '"'].find((one) => !value.includes(one))
  return quote === undefined
    ? null
    : expression.replaceAll('{item}', () => `${quote}${value}${quote}`)
}
