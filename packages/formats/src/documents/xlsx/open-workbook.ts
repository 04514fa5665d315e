import type { DocumentProblem, DocumentRun } from '../document-reader.ts'
import { type Sheet, type SheetLimits, sheetLimits } from '../sheets/workbook.ts'
import { readXml } from '../xml/read-xml.ts'
import { PartFailure } from '../zip/inflate.ts'
import { openZip, type Zip } from '../zip/read-zip.ts'
import { readDateFormats } from './date-formats.ts'
import { readSheet, type SheetDraft, sheetOf } from './read-sheet.ts'
import { readSheetList } from './sheet-list.ts'

/** The visible sheets of a workbook. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** true: the workbook has more sheets */
  readonly isShortened: boolean
}

type Opened = Workbook | { readonly problem: DocumentProblem }

const damaged: Opened = { problem: { code: 'damaged', label: 'Excel file' } }

/** Reads the cells of an Excel file. Never throws for its content. */
export async function openWorkbook(
  bytes: Uint8Array,
  run: DocumentRun = {},
  limits: SheetLimits = sheetLimits,
): Promise<Opened> {
  const zip = openZip(bytes)
  if (zip === 'damaged') return damaged
  if (zip === 'encrypted') return { problem: { code: 'encrypted', label: 'Excel file' } }
  if (zip === 'too_large') return { problem: { code: 'too_large_inside' } }
  try {
    return await readSheets(zip, run, limits)
  } catch (failure) {
    if (!(failure instanceof PartFailure)) throw failure
    return failure.reason === 'too_large' ? { problem: { code: 'too_large_inside' } } : damaged
  }
}

async function readSheets(
  zip: Zip,
  { signal, onProgress }: DocumentRun,
  limits: SheetLimits,
): Promise<Opened> {
  const list = await readSheetList(zip, signal)
  if (list === null) return damaged
  const shown = list.sheets.filter(({ isHidden }) => !isHidden)
  const read = shown.slice(0, sheetLimits.sheets)
  const isDate = await readDateFormats(zip.chunks(`${list.folder}styles.xml`, signal))
  const drafts: SheetDraft[] = []
  for (const [at, { name, part }] of read.entries()) {
    onProgress?.({ stage: 'sheet', at: at + 1, of: read.length })
    drafts.push(await readSheet(() => zip.chunks(part, signal), name, isDate, limits))
  }
  // Options may be on hidden sheets, or on sheets beyond the limit.
  const wanted = new Set(drafts.flatMap(({ lists }) => lists.flatMap(({ sheet }) => sheet ?? [])))
  const others: SheetDraft[] = []
  for (const { name, part } of list.sheets) {
    if (wanted.has(name) && !drafts.some((draft) => draft.name === name)) {
      others.push(await readSheet(() => zip.chunks(part, signal), name, isDate, limits))
    }
  }
  onProgress?.({ stage: 'finding' })
  const texts = await readSharedTexts(
    zip.chunks(`${list.folder}sharedStrings.xml`, signal),
    new Set([...drafts, ...others].flatMap(({ shared }) => [...shared])),
    limits,
  )
  if (drafts.length > 0 && drafts.every(({ isBroken, rows }) => isBroken && rows.length === 0))
    return damaged
  const all = [...drafts, ...others]
  return {
    sheets: drafts
      .filter(({ name }) => drafts.length === 1 || !isOnlyLists(name, drafts))
      .map((draft) => sheetOf(draft, all, texts, list.names)),
    isShortened: shown.length > read.length,
  }
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
  { cellCharacters }: SheetLimits,
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
      if (isText && isReading === 0 && text.length < cellCharacters) {
        text += words.slice(0, cellCharacters)
      }
    },
  })
  return texts
}
