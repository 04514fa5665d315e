import { importerOfContent, importerOfFile } from './choose-importer.ts'
import type { Importer } from './import.ts'
import { unsupportedFormat } from './import-messages.ts'
import { decodeText } from './reading/decode-text.ts'
import { maxImportBytes } from './reading/limits.ts'

/** Text of a file and its importer, or a problem. Browser and command line use the same rules. */
export type TextOfFile =
  | { readonly text: string; readonly importer: Importer }
  | { readonly failed: string }

/** Problem of a file by its name and size; null for none. */
export function refusalOfFile(name: string, bytes: number): string | null {
  if (importerOfFile(name) === undefined) return unsupportedFormat
  return bytes > maxImportBytes ? 'File size must be less than 10MB.' : null
}

export function textOfFile(name: string, content: Uint8Array): TextOfFile {
  const named = importerOfFile(name)
  const refusal = refusalOfFile(name, content.length)
  if (named === undefined || refusal !== null) return { failed: refusal ?? unsupportedFormat }
  const text = decodeText(content)
  return { text, importer: importerOfContent(named, text) }
}
