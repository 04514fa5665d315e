import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import type { ReadTranslations } from '@ramiform/formats/translations/translators-rows'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fileNameOf } from '../../../files/file-name.ts'
import { saveFile } from '../../../files/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Translations.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const loadCsv = () => import('@ramiform/formats/translations/csv-for-translators')
const loadXlsx = () => import('@ramiform/formats/translations/xlsx-for-translators')
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const downloads = [
  ['csv', 'Download CSV'],
  ['xlsx', 'Download XLSX'],
] as const
const mostProblems = 20

/** True for an Excel file, also one with the name of another format. */
function isExcel(name: string, bytes: Uint8Array): boolean {
  // An XLSX file is a zip archive.
  return /\.xls\w?$/i.test(name) || (bytes[0] === 0x50 && bytes[1] === 0x4b)
}

/** Texts for translators as a CSV or XLSX file, and back. */
export function TranslationFiles({
  form,
  first,
  language,
  onTexts,
}: {
  form: FormWithTexts
  first: Language
  language: Language
  onTexts: (texts: readonly TranslatedText[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<ReadTranslations | null>(null)

  const toast = useToast()
  /** Says when a file, or the code that reads it, could not be loaded. */
  const trying = (work: Promise<void>, failed: string) => {
    work.catch((error: unknown) => {
      console.warn(error)
      toast(failed, { kind: 'failed' })
    })
  }

  async function contentOf(format: 'csv' | 'xlsx'): Promise<Blob> {
    if (format === 'csv') {
      const { csvForTranslators } = await loadCsv()
      return new Blob([csvForTranslators(form, { first, language })], { type: 'text/csv' })
    }
    const { xlsxForTranslators } = await loadXlsx()
    const bytes = await xlsxForTranslators(form, { first, language })
    return new Blob([new Uint8Array(bytes)], { type: xlsxType })
  }
  async function download(format: 'csv' | 'xlsx') {
    saveFile(await contentOf(format), `${fileNameOf(form.name)}-${language}.${format}`)
  }
  async function readFile(file: File): Promise<ReadTranslations> {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isExcel(file.name, bytes)) {
      const { readTranslatorsXlsx } = await loadXlsx()
      return await readTranslatorsXlsx(bytes, form, language)
    }
    const { readTranslatorsCsv } = await loadCsv()
    return readTranslatorsCsv(new TextDecoder().decode(bytes), form, language)
  }
  async function upload(file: File) {
    const result = await readFile(file)
    if (result.texts.length > 0) onTexts(result.texts)
    setRead(result)
  }

  return (
    <>
      {downloads.map(([format, label]) => (
        <Button
          key={format}
          variant="quiet"
          icon={<IconDownload {...icon} />}
          onClick={() => trying(download(format), 'The file could not be made. Try again.')}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="quiet"
        icon={<IconFileUpload {...icon} />}
        onClick={() => input.current?.click()}
      >
        Upload a file
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx"
          tabIndex={-1}
          aria-label={`File with ${languageNames[language]} texts`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) trying(upload(file), 'The file could not be read. Try again.')
            currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
      {read !== null && (
        <div
          className={styles.read}
          role="status"
          data-wrong={read.problems.length > 0 || undefined}
        >
          <p>
            {read.texts.length === 1 ? '1 text was read.' : `${read.texts.length} texts were read.`}
            {read.problems.length > 0 && ' This was skipped:'}
          </p>
          {read.problems.length > 0 && (
            <ul>
              {read.problems.slice(0, mostProblems).map((problem) => (
                <li key={problem} dir="auto">
                  {problem}
                </li>
              ))}
              {read.problems.length > mostProblems && (
                <li>and {read.problems.length - mostProblems} more</li>
              )}
            </ul>
          )}
        </div>
      )}
    </>
  )
}
