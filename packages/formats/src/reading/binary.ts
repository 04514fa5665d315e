import type { ImportResult } from '../import.ts'

/** True for binary data such as images, programs and archives. */
export function isBinary(text: string): boolean {
  return text.slice(0, 4_000).includes('\0') || text.startsWith('PK\u0003\u0004')
}

export const notText: ImportResult = {
  problem: { code: 'invalid', detail: 'it is not a text file.' },
}
