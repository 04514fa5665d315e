import type { NewFieldId } from '../../import.ts'
import type { DocumentResult } from '../document-reader.ts'
import { fieldsOfBlocks } from '../questions/fields-of.ts'
import { blocksOfRtf } from './blocks-of-rtf.ts'

/** Reads rich text, which older versions of Word and WordPad save with the extension of a document. */
export function readRtf(bytes: Uint8Array, newId: NewFieldId): DocumentResult {
  return fieldsOfBlocks(blocksOfRtf(new TextDecoder('windows-1252').decode(bytes)), newId)
}
