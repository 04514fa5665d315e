import type { Field } from '@ramiform/core/field'

/** `6 questions, 3 of them on a branch.` */
export function sizeText(fields: readonly Field[]): string {
  const onBranch = fields.filter(({ conditional }) => conditional !== undefined).length
  const questions = fields.length === 1 ? '1 question' : `${fields.length} questions`
  if (onBranch === 0) return `${questions}.`
  return fields.length === 1
    ? `${questions}, on a branch.`
    : `${questions}, ${onBranch} of them on a branch.`
}
