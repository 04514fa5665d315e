import type { Answer } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { type AnswerRulesOf, fieldTypeOf } from '@ramiform/core/field-type'
import { isTraditional } from '@ramiform/core/form'
import { answerRules } from '@ramiform/fields/answer-rules'
import { oneOffered } from '@ramiform/fields/shared/choice-answer'
import { stepsAnswer } from '@ramiform/fields/shared/steps-answer'
import { rowId } from '@ramiform/renderer/field-ids'
import { takeTypedAnswers } from '@ramiform/renderer/read-answers'
import { painted } from './painted.ts'
import type { PageData } from './state/page-data.ts'

/**
 * Answer rules by type, with some of further kinds, whose scripts come later. Not the same object as `answerRules`, to
 * which these scripts add: a form compiled with this one is compiled again with them.
 */
export const readingRules: AnswerRulesOf = {
  ...answerRules,
  'yes-no': oneOffered,
  rating: stepsAnswer,
  scale: stepsAnswer,
}

/** Further kinds and parts of forms that this script can decide about. Forms with others, such as sections, wait. */
const canDecide = /^(?:yes-no|rating|scale|statement|file|dates|settings|marks|required|languages)$/

/** Fields and options; larger forms wait, because reading all their inputs would delay the first paint. */
const mostInputs = 500

function decidesHere({ form: { schema }, further = [] }: PageData): boolean {
  const inputs = schema.fields.reduce((sum, { options = [] }) => sum + 1 + options.length, 0)
  return (
    schema.settings.displayStyle !== 'single-card' &&
    !isTraditional(schema) &&
    inputs <= mostInputs &&
    schema.fields.some(({ conditional }) => conditional) &&
    further.every((name) => canDecide.test(name))
  )
}

/**
 * Shows and hides questions by the answers in the page, until the form's script has come (decision 709).
 * @returns a function that ends this, to call as soon as the page is hydrated
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
  const takeAll = () => takeTypedAnswers(root, taker)
  root.addEventListener('input', take)
  // Browsers restore answers before this event, without telling of each.
  addEventListener('pageshow', takeAll)
  takeAll()
  return () => {
    isOver = true
    root.removeEventListener('input', take)
    removeEventListener('pageshow', takeAll)
    // The script of the form hides these rows by another attribute, after a paint.
    void painted().then(() => {
      for (const row of hidden) row.removeAttribute('data-hidden')
    })
  }
}
