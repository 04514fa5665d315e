import {
  importerOfContent,
  importerOfFile,
  importerOfText,
} from '@ramiform/text-to-form/choose-importer'
import type { FoundFields, Importer, NewFieldId } from '@ramiform/text-to-form/import'
import {
  formatList,
  type ImportSource,
  importProblemText,
  unsupportedFormat,
} from '@ramiform/text-to-form/import-messages'

/** What came of a file, a pasted text or a template. */
export type Reading =
  | { readonly kind: 'found'; readonly found: FoundFields; readonly format: string | null }
  | { readonly kind: 'failed'; readonly message: string; readonly format: string | null }

/** largest file that is read, in bytes */
export const maxFileBytes = 10 * 1024 * 1024

export async function readFile(file: File, newId: NewFieldId): Promise<Reading> {
  const importer = importerOfFile(file.name)
  if (importer === undefined) return { kind: 'failed', message: unsupportedFormat, format: null }
  if (file.size > maxFileBytes) {
    return { kind: 'failed', message: 'File size must be less than 10MB.', format: importer.label }
  }
  const text = decode(await file.arrayBuffer())
  return readWith(importerOfContent(importer, text), text, 'file', newId)
}

/** Null for a text that holds nothing yet. */
export function readPasted(text: string, newId: NewFieldId): Reading | null {
  if (text.trim() === '') return null
  const importer = importerOfText(text)
  return importer === undefined
    ? { kind: 'failed', message: `This reads as none of ${formatList}.`, format: null }
    : readWith(importer, text, 'content', newId)
}

function readWith(
  importer: Importer,
  text: string,
  source: ImportSource,
  newId: NewFieldId,
): Reading {
  const result = importer.read(text, newId)
  return 'problem' in result
    ? { kind: 'failed', message: importProblemText(result.problem, source), format: importer.label }
    : { kind: 'found', found: result, format: importer.label }
}

/** UTF-8 unless a byte order mark says UTF-16, as Excel writes it. */
function decode(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content)
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(content)
}
