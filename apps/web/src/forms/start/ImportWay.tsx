import { importExtensions } from '@ramiform/formats/choose-importer'
import {
  documentExtensions,
  documentFormats,
  formatOfName,
} from '@ramiform/formats/documents/formats'
import { jsonSamples, sampleText } from '@ramiform/formats/generators/json-samples'
import { formatList } from '@ramiform/formats/import-messages'
import { importers } from '@ramiform/formats/importers/index'
import { type Ref, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { MonoText } from '../../ui/MonoText.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { useBothRefs } from '../../ui/use-both-refs.ts'
import { ReadingProgress } from '../documents/ReadingProgress.tsx'
import { usePastedFile } from '../documents/use-pasted-file.ts'
import { SourceLines } from './SourceLines.tsx'
import styles from './StartDialog.module.css'
import type { Start } from './use-start.ts'

interface ImportWayProps {
  readonly isNew: boolean
  readonly isForDocument: boolean
  readonly start: Start
  readonly pasted: string
  readonly onPasted: (text: string) => void
  readonly boxRef: Ref<HTMLElement>
  readonly pointed: string | null
  readonly onPoint: (id: string | null) => void
  readonly onShow: (id: string | null) => void
}

const sources = [
  { value: 'file', label: 'Upload Files' },
  { value: 'paste', label: 'Paste Content' },
] as const

const words = {
  drop: 'Drop a file here, or paste it',
  choose: 'Choose a file',
  another: 'Replace',
} as const

const extensions = [...importExtensions, ...documentExtensions]

/** A file or a pasted text. The format is detected, and the owner can correct it. */
export function ImportWay(props: ImportWayProps) {
  const { isForDocument, start } = props
  const { file } = start
  const choose = (next: File) => file.choose(next, { asDocument: isForDocument })
  usePastedFile(true, (next) => {
    start.setImportFrom('file')
    choose(next)
  })
  return (
    <Tabs
      label="Import from"
      look="well"
      className={styles.source}
      tabs={sources}
      value={start.importFrom}
      onChange={start.setImportFrom}
    >
      <TabPanel value="file" className={styles.source}>
        <FileDrop
          label="File to import"
          extensions={extensions}
          fileName={file.file?.name ?? null}
          words={words}
          note={`PDF, Word, Excel, ${formatList}, up to 10 MB. The file stays in this browser.`}
          shrinks
          buttonRef={props.boxRef as Ref<HTMLButtonElement>}
          onFile={choose}
        />
        {start.found !== null && file.file !== null && (
          <p className={styles.hint}>{fileInWords(file.file, start)}</p>
        )}
        <Failure start={start} />
        {file.document.stage !== null && (
          <ReadingProgress stage={file.document.stage} onCancel={file.clear} />
        )}
        {start.sourceText !== '' && start.found !== null && (
          <SourceLines
            text={start.sourceText}
            found={start.found}
            without={start.choice.without}
            places={start.places}
            pointed={props.pointed}
            onPoint={props.onPoint}
            onShow={props.onShow}
          />
        )}
      </TabPanel>
      <TabPanel value="paste" className={styles.source}>
        <Paste {...props} />
      </TabPanel>
    </Tabs>
  )
}

function Failure({ start: { result } }: { start: Start }) {
  return result.kind === 'failed' && <Note tone="error">{result.message}</Note>
}

/** `Markdown, 3 KB, 13 lines` */
function fileInWords({ name, size }: File, { text, sourceText }: Start): string {
  const document = formatOfName(name)
  const format = document === undefined ? text.reading?.format : documentFormats[document].label
  const lines = sourceText === '' ? 0 : sourceText.trimEnd().split('\n').length
  return [
    format,
    `${Math.ceil(size / 1024).toLocaleString('en')} KB`,
    lines > 0 && (lines === 1 ? '1 line' : `${lines.toLocaleString('en')} lines`),
  ]
    .filter(Boolean)
    .join(', ')
}

const formats = importers.map(({ name, label }) => ({ value: name, label }))

function Paste({ isNew, start, pasted, onPasted, boxRef }: ImportWayProps) {
  const { paste, result } = start
  const area = useRef<HTMLTextAreaElement>(null)
  const both = useBothRefs(area, boxRef as Ref<HTMLTextAreaElement>)
  const [replaced, setReplaced] = useState<string | null>(null)
  const detected =
    paste.source !== null && 'importer' in paste.source ? paste.source.importer : null
  const isSample = jsonSamples.some((sample) => sampleText(sample) === pasted)
  const hasSamples = isNew && (pasted.trim() === '' || detected?.name === 'json')
  const line = result.kind === 'failed' ? /\bline (\d+)/.exec(result.message)?.[1] : undefined
  return (
    <>
      {hasSamples && (
        <fieldset className={styles.samples}>
          <legend>JSON samples</legend>
          {jsonSamples.map((sample) => (
            <Button
              key={sample.label}
              size="sm"
              onClick={() => {
                if (pasted.trim() !== '' && !isSample) setReplaced(pasted)
                onPasted(sampleText(sample))
              }}
            >
              {sample.label}
            </Button>
          ))}
          {replaced !== null && isSample && (
            <TextButton
              onClick={() => {
                onPasted(replaced)
                setReplaced(null)
              }}
            >
              Restore my text
            </TextButton>
          )}
        </fieldset>
      )}
      <MonoText
        ref={both}
        label="Content"
        note={detected === null ? '' : `Detected: ${detected.label}`}
        value={pasted}
        wrap="off"
        placeholder={placeholder}
        aria-invalid={result.kind === 'failed' || undefined}
        onChange={onPasted}
      />
      <Failure start={start} />
      {line !== undefined && (
        <TextButton className={styles.line} onClick={() => selectLine(area.current, Number(line))}>
          {`Show line ${line}`}
        </TextButton>
      )}
      {pasted.trim() === '' ? (
        <p className={styles.hint}>{formatList}.</p>
      ) : (
        <SelectField
          label="Read as"
          className={styles.readAs}
          options={formats}
          value={start.format ?? detected?.name ?? null}
          onChange={start.setFormat}
        />
      )}
    </>
  )
}

/** Selects a line of the text, which also scrolls to it. */
function selectLine(area: HTMLTextAreaElement | null, line: number) {
  if (area === null) return
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}

const placeholder = `Do you need a room?
├── Yes → How many nights?
└── No → How do you travel?`
