import type { Filling } from './filling.ts'

/**
 * Number of statements among the visible fields, which are steps but no questions.
 * @param end counts only the fields before this index
 */
export function statementsIn(filling: Filling, end?: number): number {
  const fields = filling.visibleFields().slice(0, end)
  return fields.filter((field) => filling.rules(field)?.answerKind === 'none').length
}
