import { type Formula, partsOf, readsOf } from '../formula.ts'
import type { FormulaSource } from './sources-of-formulas.ts'

/**
 * What is wrong with a stored formula after the form changed; null if nothing is. `readFormula` finds the same in a text,
 * with its place. Here is no text, so that the editor does not load the reader at its start.
 */
export function formulaProblem(formula: Formula, sources: readonly FormulaSource[]): string | null {
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
      return `It calculates with “${source.name}”, which is no number.`
    const isCalculation = part.kind !== 'if' && part.kind !== 'answer'
    for (const inner of partsOf(part)) {
      const found = problemIn(inner, isCalculation)
      if (found !== null) return found
    }
    return null
  }
  return problemIn(formula, false)
}
