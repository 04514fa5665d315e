import { statementOfHtml } from '../../reading/html-statement.ts'
import { lineOfHtml } from '../../reading/html-text.ts'
import { always } from '../../reading/logic.ts'
import type { Question, SectionWords } from '../../reading/question.ts'
import { statementOf } from '../../reading/statement.ts'
import { olderConditions, type Reading } from './asked.ts'
import { lostAttributes, unknownAttributes } from './attributes.ts'
import { readRelevance } from './read-relevance.ts'
import type { LssQuestion } from './survey.ts'
import { columnOf } from './texts.ts'

/** The HTML of a text display: its text and its help. */
export function textOf(question: LssQuestion, { html }: Reading): string {
  return [html(question.texts), html(question.help)].join('<p>')
}

/** True for a text without a condition. */
export function isAlwaysShown(question: LssQuestion, reading: Reading): boolean {
  const relevance = columnOf(question.row, 'relevance')
  return ['', '1'].includes(relevance) && olderConditions(question, reading).length === 0
}

/** A text display as a statement, with its condition. */
export function statementIn(
  question: LssQuestion,
  section: SectionWords | undefined,
  reading: Reading,
): Question {
  const html = textOf(question, reading)
  const shown = statementOfHtml(html)
  const relevance = columnOf(question.row, 'relevance')
  const read = readRelevance(relevance, reading.options)
  return statementOf({
    ...shown,
    key: question.code || lineOfHtml(html).slice(0, 80),
    logic: read.kind === 'unsaid' ? always : read,
    section,
    lost: [
      ...(read.kind === 'unsaid'
        ? [`Shown if ${relevance.slice(0, 200)} could not be imported: ${read.reason}.`]
        : []),
      ...shown.lost,
      ...lostAttributes(question),
      ...unknownAttributes(question),
      ...olderConditions(question, reading),
    ],
  })
}
