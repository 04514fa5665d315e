import type { NewFieldId } from '../../import.ts'
import type { DocumentResult, DocumentRun } from '../document-reader.ts'
import { fieldsOfWorkbook } from '../sheets/fields-of-workbook.ts'
import { sheetLimits } from '../sheets/workbook.ts'
import { openWorkbook } from './open-workbook.ts'

export async function readXlsx(
  bytes: Uint8Array,
  newId: NewFieldId,
  run: DocumentRun = {},
): Promise<DocumentResult> {
  const opened = await openWorkbook(bytes, run)
  if ('problem' in opened) return opened
  const warnings = opened.isShortened
    ? [{ message: `Only the first ${sheetLimits.sheets} sheets were imported.` }]
    : []
  return fieldsOfWorkbook(opened.sheets, newId, warnings)
}
