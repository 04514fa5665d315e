import type { NewFieldId } from '../../import.ts'
import type { DocumentResult, DocumentRun } from '../document-reader.ts'
import { fieldsOfWorkbook } from '../sheets/fields-of-workbook.ts'
import { sheetLimits } from '../sheets/workbook.ts'
import { readXml } from '../xml/read-xml.ts'
import { PartFailure } from '../zip/inflate.ts'
import { openZip, type Zip } from '../zip/read-zip.ts'
import { readDateFormats } from './date-formats.ts'
import { readSheet, type SheetDraft, sheetOf } from './read-sheet.ts'
import { readSheetList } from './sheet-list.ts'

const damaged: DocumentResult = { problem: { code: 'damaged', label: 'Excel file' } }

export async function readXlsx(
  bytes: Uint8Array,
  newId: NewFieldId,
  run: DocumentRun = {},
): Promise<DocumentResult> {
  const zip = openZip(bytes)
  if (zip === 'damaged') return damaged
  if (zip === 'encrypted') return { problem: { code: 'encrypted', label: 'Excel file' } }
  if (zip === 'too_large') return { problem: { code: 'too_large_inside' } }
  try {
    return await readSheets(zip, newId, run)
  } catch (failure) {
    if (!(failure instanceof PartFailure)) throw failure
    return failure.reason === 'too_large' ? { problem: { code: 'too_large_inside' } } : damaged
  }
}

async function readSheets(
  zip: Zip,
  newId: NewFieldId,
  { signal, onProgress }: DocumentRun,
): Promise<DocumentResult> {
  const list = await readSheetList(zip, signal)
  if (list === null) return damaged
  const shown = list.sheets.filter(({ isHidden }) => !isHidden)
  const read = shown.slice(0, sheetLimits.sheets)
  const isDate = await readDateFormats(zip.chunks(`${list.folder}styles.xml`, signal))
  const drafts: SheetDraft[] = []
  for (const [at, { name, part }] of read.entries()) {
    onProgress?.({ stage: 'sheet', at: at + 1, of: read.length })
    drafts.push(await readSheet(() => zip.chunks(part, signal), name, isDate))
  }
  // Options may be on hidden sheets, or on sheets beyond the limit.
  const wanted = new Set(drafts.flatMap(({ lists }) => lists.flatMap(({ sheet }) => sheet ?? [])))
  const others: SheetDraft[] = []
  for (const { name, part } of list.sheets) {
    if (wanted.has(name) && !drafts.some((draft) => draft.name === name)) {
      others.push(await readSheet(() => zip.chunks(part, signal), name, isDate))
    }
  }
  onProgress?.({ stage: 'finding' })
  const texts = await readSharedTexts(
    zip.chunks(`${list.folder}sharedStrings.xml`, signal),
    new Set([...drafts, ...others].flatMap(({ shared }) => [...shared])),
  )
  if (drafts.length > 0 && drafts.every(({ isBroken, rows }) => isBroken && rows.length === 0))
    return damaged
  const all = [...drafts, ...others]
  const sheets = drafts
    .filter(({ name }) => drafts.length === 1 || !isOnlyLists(name, drafts))
    .map((draft) => sheetOf(draft, all, texts, list.names))
  const warnings =
    shown.length > read.length
      ? [{ message: `Only the first ${sheetLimits.sheets} sheets were imported.` }]
      : []
  return fieldsOfWorkbook(sheets, newId, warnings)
}

/** True if a sheet only has options for lists of another sheet. */
function isOnlyLists(name: string, drafts: readonly SheetDraft[]): boolean {
  return drafts.some(
    (draft) => draft.name !== name && draft.lists.some(({ sheet }) => sheet === name),
  )
}

/** Reads the shared texts with these indexes. */
async function readSharedTexts(
  chunks: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const texts = new Map<number, string>()
  let last = -1
  for (const one of wanted) last = Math.max(last, one)
  if (last === -1) return texts
  let at = -1
  let isText = false
  let isReading = 0
  let text = ''
  await readXml(chunks, {
    isDone: () => at > last,
    open: (name) => {
      if (name === 'si') {
        at += 1
        text = ''
      } else if (name === 't') isText = true
      // Phonetic text is not part of it.
      else if (name === 'rPh') isReading += 1
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading -= 1
      else if (name === 'si' && wanted.has(at)) texts.set(at, text)
    },
    text: (words) => {
      if (isText && isReading === 0 && text.length < sheetLimits.cellCharacters) {
        text += words.slice(0, sheetLimits.cellCharacters)
      }
    },
  })
  return texts
}
