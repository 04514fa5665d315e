import type { DocumentProblem } from './document-reader.ts'
import { formatOfName } from './formats.ts'
import { documentLimits } from './limits.ts'

/** What is wrong with a file before it is opened, if anything is. */
export function problemBefore(fileName: string, size: number): DocumentProblem | null {
  if (formatOfName(fileName) === undefined) return { code: 'unsupported' }
  if (size >= documentLimits.fileBytes) return { code: 'too_large' }
  return size === 0 ? { code: 'empty' } : null
}
