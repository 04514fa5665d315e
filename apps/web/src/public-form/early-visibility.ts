import type { Answer } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { type AnswerRulesOf, fieldTypeOf } from '@ramiform/core/field-type'
import { answerRules } from '@ramiform/fields/answer-rules'
import { oneOffered } from '@ramiform/fields/shared/choice-answer'
import { stepsAnswer } from '@ramiform/fields/shared/steps-answer'
import { rowId } from '@ramiform/renderer/field-ids'
import { takeTypedAnswers } from '@ramiform/renderer/read-answers'
import type { PageData } from './state/page-data.ts'

/** Answer rules by type, with some of further kinds, whose scripts come later. */
export const readingRules: AnswerRulesOf = {
  ...answerRules,
  'yes-no': oneOffered,
  rating: stepsAnswer,
  scale: stepsAnswer,
}

/** Further kinds and parts of forms that this script can decide about. Forms with others, such as sections, wait. */
const canDecide =
  /^(?:yes-no|rating|scale|statement|file|dates|settings|marks|texts|required|languages)$/

/** Larger forms wait, because reading all their inputs would delay the first paint. */
const mostFields = 200

function decidesHere({ form: { schema }, further = [] }: PageData): boolean {
  return (
    schema.settings.displayStyle !== 'single-card' &&
    schema.fields.length <= mostFields &&
    schema.fields.some(({ conditional }) => conditional) &&
    further.every((name) => canDecide.test(name))
  )
}

/**
 * Shows and hides questions by the answers in the page, until the form's script has come (decision 709).
 * @returns a function that ends this, to call just before the page is hydrated
 */
export function showEarly(root: HTMLElement, data: PageData): () => void {
  if (!decidesHere(data)) return () => {}
  const {
    form: { schema },
    answers: given,
  } = data
  const answers = new Map<string, Answer | undefined>(Object.entries(given ?? {}))
  const visibility = createVisibility(schema, readingRules, given)
  /** Rows that this script has hidden, but not the server */
  const hidden = new Set<Element>()
  const hiddenByServer = new Set(root.querySelectorAll('[data-hidden]'))
  let isOver = false
  const taker = {
    fields: schema.fields,
    rules: ({ type }: { type: string }) => fieldTypeOf(readingRules, type),
    answer: (id: string) => answers.get(id),
    setAnswer(id: string, answer: Answer | undefined) {
      answers.set(id, answer)
      const changed = visibility.setAnswer(id, answer)
      for (const one of isOver ? [] : changed) toggle(one, visibility.isVisible(one))
      return changed
    },
  }

  function toggle(id: string, isVisible: boolean) {
    const row = document.getElementById(rowId(id))
    if (row === null) return
    if (!hiddenByServer.has(row)) hidden.add(row)
    row.toggleAttribute('data-hidden', !isVisible)
  }

  const take = ({ target }: Event) => {
    const row = (target as Element).closest<HTMLElement>('.rf-field')
    if (row !== null) takeTypedAnswers(row, taker)
  }
  root.addEventListener('input', take)
  takeTypedAnswers(root, taker)
  return () => {
    isOver = true
    root.removeEventListener('input', take)
    // The form's script knows only the markup of the server.
    for (const row of hidden) row.removeAttribute('data-hidden')
  }
}
