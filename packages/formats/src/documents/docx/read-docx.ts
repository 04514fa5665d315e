import type { NewFieldId, Warning } from '../../import.ts'
import type { DocumentResult, DocumentRun } from '../document-reader.ts'
import { fieldsOfBlocks } from '../questions/fields-of.ts'
import { readXml } from '../xml/read-xml.ts'
import { PartFailure } from '../zip/inflate.ts'
import { mainPart } from '../zip/main-part.ts'
import { openZip } from '../zip/read-zip.ts'
import { blocksOf, mostBlocks } from './blocks-of.ts'
import { readNumbering } from './numbering.ts'
import { readStyles } from './styles.ts'

export async function readDocx(
  bytes: Uint8Array,
  newId: NewFieldId,
  { signal, onProgress }: DocumentRun = {},
): Promise<DocumentResult> {
  const zip = openZip(bytes)
  if (zip === 'damaged') return { problem: { code: 'damaged', label: 'Word document' } }
  if (zip === 'encrypted') return { problem: { code: 'encrypted', label: 'Word document' } }
  if (zip === 'too_large') return { problem: { code: 'too_large_inside' } }
  try {
    const main = await mainPart(zip, 'word/document.xml', signal)
    if (main === null) return { problem: { code: 'damaged', label: 'Word document' } }
    const folder = main.slice(0, main.lastIndexOf('/') + 1)
    const styles = await readStyles(zip.chunks(`${folder}styles.xml`, signal))
    const lists = await readNumbering(zip.chunks(`${folder}numbering.xml`, signal))
    const { reader, blocks } = blocksOf(styles, lists)
    const read = await readXml(zip.chunks(main, signal), reader)
    onProgress?.({ stage: 'finding' })
    if (read === 'broken' && blocks.length === 0) {
      return { problem: { code: 'damaged', label: 'Word document' } }
    }
    const warnings: Warning[] = []
    if (read === 'broken') {
      warnings.push({
        message: 'Part of the document is damaged. Check the imported fields.',
      })
    }
    if (read === 'enough') {
      warnings.push({
        message: `Only the first ${mostBlocks.toLocaleString('en')} paragraphs were imported.`,
      })
    }
    return fieldsOfBlocks(blocks, newId, warnings)
  } catch (failure) {
    if (!(failure instanceof PartFailure)) throw failure
    return failure.reason === 'too_large'
      ? { problem: { code: 'too_large_inside' } }
      : { problem: { code: 'damaged', label: 'Word document' } }
  }
}
