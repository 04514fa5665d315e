import { readFile } from 'node:fs/promises'
import {
  importerNamed,
  importerOfContent,
  importerOfFile,
} from '@ramiform/text-to-form/choose-importer'
import { importProblemText, unsupportedFormat } from '@ramiform/text-to-form/import-messages'
import { decodeText } from '@ramiform/text-to-form/reading/decode-text'
import { maxImportBytes } from '@ramiform/text-to-form/reading/limits'
import { BadInput } from './command.ts'

/** What `ramiform import FILE` says of a file: the same that the import dialog finds in it. */
export async function importFile(path: string, format: string | null): Promise<object> {
  const named = format === null ? importerOfFile(path) : importerNamed(format)
  if (named === undefined) throw new BadInput(unsupportedFormat)
  const content = await contentOf(path)
  if (content.length > maxImportBytes) throw new BadInput('File size must be less than 10MB.')
  const text = decodeText(content)
  const importer = format === null ? importerOfContent(named, text) : named
  const result = importer.read(text, fieldIds())
  if ('problem' in result) throw new BadInput(importProblemText(result.problem, 'file'))
  return result
}

async function contentOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadInput(`The file cannot be read: ${reason}`)
  }
}

/** `field_` and a timestamp (spec section 3), moved on for each further field. */
function fieldIds(): () => string {
  let time = Date.now()
  return () => {
    time += 1
    return `field_${time}`
  }
}
