import { readFile } from 'node:fs/promises'
import { importerNamed } from '@ramiform/formats/choose-importer'
import { documentProblemText } from '@ramiform/formats/documents/document-messages'
import { documentFormats, formatOfName } from '@ramiform/formats/documents/formats'
import { readDocument } from '@ramiform/formats/documents/read-document'
import { importProblemText, unsupportedFormat } from '@ramiform/formats/import-messages'
import { refusalOfFile, textOfFile } from '@ramiform/formats/text-of-file'
import { BadInput } from './command.ts'
import { fieldIds } from './field-ids.ts'

/**
 * Imports a form from a file, with the same result as the editor's import.
 * @param format name of the format; null to detect it from the file name
 * @throws BadInput when the file is missing, unreadable or not a form
 */
export async function importFile(path: string, format: string | null): Promise<object> {
  const wanted = format === null ? path : `named.${format}`
  if (formatOfName(wanted) !== undefined) return importDocument(path, wanted)
  const named = format === null ? undefined : importerNamed(format)
  if (format !== null && named === undefined) throw new BadInput(unsupportedFormat)
  const name = named === undefined ? path : `named.${named.extensions[0]}`
  const refusal = refusalOfFile(name, 0)
  if (refusal !== null) throw new BadInput(refusal)
  const read = textOfFile(name, await contentOf(path))
  if ('failed' in read) throw new BadInput(read.failed)
  const result = (named ?? read.importer).read(read.text, fieldIds())
  if ('problem' in result) throw new BadInput(importProblemText(result.problem, 'file'))
  return result
}

/** Names of the supported document formats for the help, such as `PDF, Word document`. */
export const documentList = [
  ...new Set(Object.values(documentFormats).map(({ label }) => label)),
].join(', ')

async function importDocument(path: string, name: string): Promise<object> {
  const result = await readDocument(name, await contentOf(path), fieldIds())
  if ('problem' in result) throw new BadInput(documentProblemText(result.problem))
  return result
}

async function contentOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadInput(`Could not read the file: ${reason}`)
  }
}
