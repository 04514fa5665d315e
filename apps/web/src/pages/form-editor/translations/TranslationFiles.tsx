import { type Language, languageNames } from '@ramiform/core/built-in-texts/languages'
import type { FormWithTexts } from '@ramiform/core/translations/places'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import type { ReadTranslations } from '@ramiform/formats/translations/csv-for-translators'
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
const mostProblems = 20

/** Texts for translators as a CSV file, and back. */
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

  async function download() {
    const { csvForTranslators } = await loadCsv()
    const csv = csvForTranslators(form, { first, language })
    saveFile(new Blob([csv], { type: 'text/csv' }), `${fileNameOf(form.name)}-${language}.csv`)
  }
  async function upload(file: File) {
    const { readTranslatorsCsv } = await loadCsv()
    const result = readTranslatorsCsv(await file.text(), form, language)
    onTexts(result.texts)
    setRead(result)
  }

  return (
    <>
      <Button
        variant="quiet"
        icon={<IconDownload {...icon} />}
        onClick={() => trying(download(), 'The file could not be made. Try again.')}
      >
        Download CSV
      </Button>
      <Button
        variant="quiet"
        icon={<IconFileUpload {...icon} />}
        onClick={() => input.current?.click()}
      >
        Upload CSV
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".csv"
          tabIndex={-1}
          aria-label={`CSV file with ${languageNames[language]} texts`}
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
            {read.problems.length > 0 && ' These lines were skipped:'}
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
