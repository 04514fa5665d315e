import { renameSources, renameValues } from '../conditions/rename.ts'
import type { Formula } from '../formula.ts'

/** The formula with other ids, such as those of imported fields. */
export function renameInFormula(formula: Formula, idOf: (id: string) => string): Formula {
  return changed(formula, (part) =>
    'id' in part
      ? { ...part, id: idOf(part.id) }
      : part.kind === 'if'
        ? { ...part, when: renameSources(part.when, idOf) }
        : part,
  )
}

/** The formula with other options, such as renamed ones. */
export function renameOptionsInFormula(
  formula: Formula,
  optionFor: (fieldId: string, option: string) => string,
): Formula {
  return changed(formula, (part) => {
    if (part.kind === 'if') return { ...part, when: renameValues(part.when, optionFor) }
    if (part.kind !== 'points') return part
    const points = part.points.map((one) => ({ ...one, option: optionFor(part.id, one.option) }))
    return { ...part, points }
  })
}

/** Changes each part by itself, then the parts in it. */
function changed(formula: Formula, change: (part: Formula) => Formula): Formula {
  const part = change(formula)
  const inner = (one: Formula) => changed(one, change)
  switch (part.kind) {
    case 'number':
    case 'text':
    case 'answer':
    case 'count':
    case 'points':
      return part
    case 'round':
      return { ...part, of: inner(part.of) }
    case 'if':
      return { ...part, yes: inner(part.yes), no: inner(part.no) }
    default:
      return { ...part, of: part.of.map(inner) }
  }
}
