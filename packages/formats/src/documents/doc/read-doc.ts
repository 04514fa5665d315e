import type { NewFieldId } from '../../import.ts'
import { type Numbers, numbersIn } from '../compound/numbers.ts'
import { openCompound } from '../compound/read-compound.ts'
import type { DocumentResult, DocumentRun } from '../document-reader.ts'
import type { Block } from '../questions/block.ts'
import { fieldsOfBlocks } from '../questions/fields-of.ts'
import { partsOf } from '../questions/parts.ts'
import { blocksOf } from './blocks-of.ts'
import { formField } from './form-data.ts'
import { piecesIn } from './pieces.ts'
import { propertiesIn } from './properties.ts'

const mark = 0xa5ec
const olderMark = 0xa5dc
/** Word 97; older versions store their text in one run */
const word97 = 0x00c1
const flagsPlace = 0x0a
const isEncrypted = 0x0100
const usesSecondTable = 0x0200
const characterTable = 0xfa
const paragraphTable = 0x0102

const damaged: DocumentResult = { problem: { code: 'damaged', label: 'Word document' } }

export async function readDoc(
  bytes: Uint8Array,
  newId: NewFieldId,
  { signal, onProgress }: DocumentRun = {},
): Promise<DocumentResult> {
  const compound = openCompound(bytes)
  const stream = compound?.stream('WordDocument') ?? null
  if (compound === null || stream === null) return damaged
  const word = numbersIn(stream)
  if (word.short(0) !== mark && word.short(0) !== olderMark) return damaged
  const flags = word.short(flagsPlace)
  if ((flags & isEncrypted) !== 0) return { problem: { code: 'encrypted', label: 'Word document' } }
  onProgress?.({ stage: 'finding' })
  if (word.short(2) < word97) return fieldsOfBlocks(plainBlocks(word), newId)
  const table = compound.stream((flags & usesSecondTable) === 0 ? '0Table' : '1Table')
  if (table === null) return damaged
  const tables = numbersIn(table)
  const pieces = piecesIn(word, tables)
  if (pieces.length === 0) return damaged
  const data = numbersIn(compound.stream('Data') ?? new Uint8Array())
  signal?.throwIfAborted()
  const blocks = blocksOf({
    pieces,
    paragraphs: propertiesIn(word, tables, paragraphTable, true),
    characters: propertiesIn(word, tables, characterTable, false),
    formField: (place) => formField(data, place),
  })
  return fieldsOfBlocks(blocks, newId)
}

/** Reads the text of the oldest documents, without formatting. */
function plainBlocks(word: Numbers): readonly Block[] {
  const bytes = word.slice(word.long(0x18), word.long(0x1c))
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text
    .replaceAll('\u0007', '\t')
    .split(/[\r\n\v\f]/)
    .map((line) => ({ kind: 'line', parts: partsOf(line.replaceAll(/[^\P{Cc}\t]/gu, '')) }))
}
