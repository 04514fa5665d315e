import type { DocumentProblem } from './document-reader.ts'
import { formatOfName } from './formats.ts'
import { documentLimits } from './limits.ts'

/** Problem of a file that shows before it is opened: its extension or size. */
export function problemBefore(fileName: string, size: number): DocumentProblem | null {
  if (formatOfName(fileName) === undefined) return { code: 'unsupported' }
  if (size >= documentLimits.fileBytes) return { code: 'too_large' }
  return size === 0 ? { code: 'empty' } : null
}
