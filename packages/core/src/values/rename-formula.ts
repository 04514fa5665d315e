import { renameSources } from '../conditions/rename.ts'
import type { Formula } from '../formula.ts'

/** The formula with other ids, such as those of imported fields. */
export function renameInFormula(formula: Formula, idOf: (id: string) => string): Formula {
  const rename = (part: Formula): Formula => {
    switch (part.kind) {
      case 'number':
      case 'text':
        return part
      case 'answer':
      case 'count':
      case 'points':
        return { ...part, id: idOf(part.id) }
      case 'round':
        return { ...part, of: rename(part.of) }
      case 'if':
        return {
          ...part,
          when: renameSources(part.when, idOf),
          yes: rename(part.yes),
          no: rename(part.no),
        }
      default:
        return { ...part, of: part.of.map(rename) }
    }
  }
  return rename(formula)
}
