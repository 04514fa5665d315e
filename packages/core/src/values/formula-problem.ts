import { type Formula, partsOf, readsOf } from '../formula.ts'
import type { Value } from '../value.ts'
import type { FormulaSource } from './sources-of-formulas.ts'

/**
 * First problem of a stored formula after the form changed; null without one. `readFormula` finds problems of a text, with
 * their places. It is not used here, so that the editor does not load it at its start.
 */
export function formulaProblem(
  { formula, type }: Pick<Value, 'formula' | 'type'>,
  sources: readonly FormulaSource[],
): string | null {
  const byId = new Map(sources.map((source) => [source.id, source]))
  if (readsOf(formula).some((id) => !byId.has(id))) return 'It reads a question that was deleted.'

  function problemIn(part: Formula, isNumber: boolean): string | null {
    const source = 'id' in part ? byId.get(part.id) : undefined
    if (part.kind === 'points' && source && source.options.length > 0) {
      const gone = part.points.find(({ option }) => !source.options.includes(option))
      if (gone) return `“${source.name}” has no option “${gone.option}”.`
    }
    if (
      part.kind === 'answer' &&
      isNumber &&
      (source?.holds === 'text' || source?.holds === 'list')
    )
      return `It calculates with “${source.name}”, which is not a number.`
    const isCalculation = part.kind === 'if' ? isNumber : part.kind !== 'answer'
    for (const inner of partsOf(part)) {
      const found = problemIn(inner, isCalculation)
      if (found !== null) return found
    }
    return null
  }
  return problemIn(formula, type === 'number')
}
