import type { ExportedForm } from '@ramiform/formats/form-exporters/export'
import { exporters } from '@ramiform/formats/form-exporters/index'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { keptLooksQuery } from '../../api/queries.ts'
import { CopyButton } from '../../clipboard/CopyButton.tsx'
import { fileNameOf } from '../../files/file-name.ts'
import { saveFile } from '../../files/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './ExportDialog.module.css'

export interface ExportDialogProps {
  /** undefined while loading */
  readonly form: ExportedForm | undefined
  readonly open: boolean
  readonly onClose: () => void
}

type Format = 'json' | 'mermaid' | 'tree'

const formats = exporters.map(({ name, label }) => ({ value: name as Format, label }))

const purposes: Readonly<Record<Format, string>> = {
  json: 'The whole form with its logic and settings. Import it to get the same form.',
  mermaid: 'The questions and their branches as a flowchart, for documents and wikis.',
  tree: 'The questions and their branches in plain text, for emails and notes.',
}

/** Exports a form in a text format: preview, copy or download. */
export function ExportDialog({ form, open, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<Format>('json')
  const exporter = exporters.find(({ name }) => name === format)
  const { data: keptLooks = [] } = useQuery({ ...keptLooksQuery, enabled: open })
  const [withLooks, setWithLooks] = useState(false)
  const looks = useMemo(
    () => (withLooks ? keptLooks.map(({ name, style }) => ({ name, style })) : undefined),
    [withLooks, keptLooks],
  )
  const written = useMemo(
    () => (open && form !== undefined ? exporter?.write({ ...form, looks }) : undefined),
    [open, form, looks, exporter],
  )
  const file = `${fileNameOf(form?.name ?? '')}.${exporter?.extension ?? 'txt'}`
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Export form"
      width={720}
      note={written === undefined ? undefined : file}
      actions={
        <>
          {written !== undefined && (
            <CopyButton
              variant="plain"
              size="md"
              text={written.text}
              of={`as ${exporter?.label}`}
            />
          )}
          <Button
            variant="primary"
            icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
            disabled={written === undefined}
            onClick={() => saveFile(new Blob([written?.text ?? ''], { type: 'text/plain' }), file)}
          >
            Download
          </Button>
        </>
      }
    >
      <Segmented label="Format" options={formats} value={format} onChange={setFormat} />
      <p className={styles.purpose}>{purposes[format]}</p>
      {format === 'json' && keptLooks.length > 0 && (
        <Switch label="Include my kept looks" checked={withLooks} onChange={setWithLooks} />
      )}
      {written === undefined ? (
        <div className={styles.waiting}>
          <Spinner label="Loading the form" />
        </div>
      ) : (
        <>
          <Lost sentences={written.lost} />
          <textarea
            className={styles.text}
            dir="ltr"
            readOnly
            wrap="off"
            spellCheck={false}
            aria-label="What is exported"
            value={previewOf(written.text)}
          />
        </>
      )}
    </Dialog>
  )
}

const mostInView = 4

/** Limits of the format: one sentence per thing that the export leaves out. */
function Lost({ sentences }: { sentences: readonly string[] }) {
  const rest = sentences.slice(mostInView)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long warnings scroll, also by keyboard
    <section className={styles.lost} tabIndex={0} aria-label="What the export leaves out">
      <div role="status">
        {sentences.slice(0, mostInView).map((sentence) => (
          <LostSentence key={sentence} sentence={sentence} />
        ))}
      </div>
      {rest.length > 0 && (
        <details>
          <summary>{`${rest.length.toLocaleString('en')} more warnings`}</summary>
          {rest.map((sentence) => (
            <LostSentence key={sentence} sentence={sentence} />
          ))}
        </details>
      )}
    </section>
  )
}

function LostSentence({ sentence }: { sentence: string }) {
  return (
    <p dir="auto">
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {sentence}
    </p>
  )
}

/** maximum number of lines in the preview; more would slow the layout */
const mostLines = 300

/** The beginning of a long text, with a last line that gives the total. */
function previewOf(text: string): string {
  const lines = text.split('\n')
  if (lines.length <= mostLines) return text
  const more = (lines.length - mostLines).toLocaleString('en')
  return [...lines.slice(0, mostLines), '', `… and ${more} more lines`].join('\n')
}
