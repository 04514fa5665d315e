import { getResolvedPDFJS } from 'unpdf'
import type { NewFieldId, Warning } from '../../import.ts'
import { unusedLines } from '../../reading/unused-lines.ts'
import type { DocumentResult, DocumentRun } from '../document-reader.ts'
import { fieldsOfBlocks, fieldsOfQuestions } from '../questions/fields-of.ts'
import { blocksOfPages } from './blocks-of-pages.ts'
import { drawnOn } from './drawn.ts'
import { type FormField, formFieldsOf } from './form-field.ts'
import { questionsOfFormFields } from './form-questions.ts'
import type { Page } from './page.ts'
import { textOfPage, wordsOfText } from './page-text.ts'
import { spokenNames } from './spoken-names.ts'
import { isSwollen } from './swollen.ts'

/** Pages; more than a form has */
const mostPages = 100
/** Modes of the library: the frames of form fields are drawn by annotations. */
const withAnnotations = 1
const withoutAnnotations = 0
/** Characters per page on average; fewer mean a scanned page */
const fewestCharacters = 15

/**
 * Nothing is rendered, no script runs (its part of the library is not loaded), and nothing is fetched: no fonts, no
 * character maps, no decoders.
 */
const careful = {
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
  disableAutoFetch: true,
  // Images are not decoded.
  maxImageSize: 1,
  verbosity: 0,
} as const

export async function readPdf(
  bytes: Uint8Array,
  newId: NewFieldId,
  { signal, onProgress }: DocumentRun = {},
): Promise<DocumentResult> {
  if (await isSwollen(bytes, signal)) return { problem: { code: 'too_large_inside' } }
  const { getDocument, OPS } = await getResolvedPDFJS()
  // The library takes over the bytes and rejects a Buffer, so it gets a copy.
  const task = getDocument({ ...careful, data: new Uint8Array(bytes) })
  const stop = () => void task.destroy().catch(() => {})
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const document = await task.promise
    const count = Math.min(document.numPages, mostPages)
    const pages: Page[] = []
    const warnings: Warning[] = []
    const fields: FormField[] = []
    for (let at = 1; at <= count; at += 1) {
      signal?.throwIfAborted()
      onProgress?.({ stage: 'page', at, of: count })
      const page = await document.getPage(at)
      const [left = 0, bottom = 0, right = 0] = page.view
      const { items, isCut } = await textOfPage(page)
      const words = wordsOfText(items, left, bottom)
      fields.push(...formFieldsOf(await page.getAnnotations(), at, left, bottom))
      pages.push({ width: right - left, words, drawn: { across: [], upright: [], boxes: [] } })
      if (isCut) {
        warnings.push({
          message: `Page ${at} has too much text. Later pages were not imported.`,
        })
        break
      }
      const annotationMode = fields.length === 0 ? withAnnotations : withoutAnnotations
      const steps = await page.getOperatorList({ annotationMode })
      pages[at - 1] = { width: right - left, words, drawn: drawnOn(steps, OPS as never) }
      page.cleanup()
    }
    onProgress?.({ stage: 'finding' })
    if (document.numPages > count) {
      warnings.push({
        message: `Only the first ${count} of ${document.numPages.toLocaleString('en')} pages were imported.`,
      })
    }
    if (fields.length > 0) {
      const spoken = await spokenNames(bytes, signal)
      const named = fields.map((field) =>
        field.spokenName === ''
          ? { ...field, spokenName: spoken.get(lastNameOf(field.name)) ?? '' }
          : field,
      )
      const { questions, remarks, office } = questionsOfFormFields(named, pages)
      const told = [...warnings, ...remarks, ...unusedLines([], office)]
      const result = fieldsOfQuestions(questions, newId, told)
      if (!('problem' in result)) return result
    }
    const characters = pages.reduce(
      (sum, { words }) => sum + words.reduce((all, { text }) => all + text.trim().length, 0),
      0,
    )
    if (isPlaceholder(pages)) return { problem: { code: 'dynamic' } }
    const result = fieldsOfBlocks(blocksOfPages(pages), newId, warnings)
    const isPictures = characters < fewestCharacters * pages.length
    return 'problem' in result && isPictures ? { problem: { code: 'scanned' } } : result
  } catch (failure) {
    signal?.throwIfAborted()
    const name = failure instanceof Error ? failure.name : ''
    if (name === 'PasswordException') return { problem: { code: 'encrypted', label: 'PDF' } }
    // The library's errors for damaged files. Any other error is a bug and must surface.
    if (!/^(InvalidPDF|UnknownError|Format)/.test(name)) throw failure
    return { problem: { code: 'damaged', label: 'PDF' } }
  } finally {
    signal?.removeEventListener('abort', stop)
    await task.destroy().catch(() => {})
  }
}

/** `FirstName[0]` of `form1[0].page1[0].FirstName[0]`. */
function lastNameOf(name: string): string {
  return name.split('.').at(-1) ?? ''
}

/** True for the page that dynamic forms show in other programs. */
function isPlaceholder([first]: readonly Page[]): boolean {
  const text = first?.words.map((one) => one.text).join(' ') ?? ''
  return (
    text.length < 1_500 &&
    /please wait\.{2,}.*if this message is not eventually replaced/is.test(text)
  )
}
