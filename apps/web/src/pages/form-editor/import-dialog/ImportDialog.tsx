import { limits } from '@ramiform/core/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeAfter } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newFieldIds } from '../../../forms/field-id.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { chosenFields } from '../../../forms/found-fields/edit-found.ts'
import { FoundFields } from '../../../forms/found-fields/FoundFields.tsx'
import { pastedSource } from '../../../forms/found-fields/import-job.ts'
import { useReading } from '../../../forms/found-fields/use-reading.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { BranchChoices } from './BranchChoices.tsx'
import { FileSource } from './FileSource.tsx'
import { FormHeadChoice } from './FormHeadChoice.tsx'
import { headQuery } from './form-head.ts'
import styles from './ImportDialog.module.css'
import { importFields, importForm } from './import-fields.ts'
import { PasteSource } from './PasteSource.tsx'
import { TemplateSource } from './TemplateSource.tsx'

type Source = 'file' | 'paste' | 'template'

const tabs = [
  { value: 'file', label: 'Upload Files' },
  { value: 'paste', label: 'Paste Content' },
  { value: 'template', label: 'Templates' },
] as const

/** Imports fields from a file, pasted text or a template. The owner reviews them; adding them is one undo step. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const [source, setSource] = useState<Source>('file')
  const takenIds = () => store.getState().draft.schema.fields.map(({ id }) => id)
  const readings = {
    file: useReading(takenIds),
    paste: useReading(takenIds),
    template: useReading(takenIds),
  }
  const [fileName, setFileName] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const [template, setTemplate] = useState<string | null>(null)

  const current = readings[source]
  const { reading } = current
  const chosen =
    reading?.kind === 'found'
      ? chosenFields(reading.found.fields, current.without, current.edits)
      : []
  const counted = chosen.length === 1 ? '1 field' : `${chosen.length} fields`
  const { draft, selected } = store.getState()
  const place = placeAfter(draft.schema.fields, selected)

  const headFound = reading?.kind === 'found' ? reading.found.head : undefined
  const { data: head, isLoading: isHeadBeingRead } = useQuery(headQuery(headFound))
  const [wish, setWish] = useState<{ readonly head: unknown; readonly isTaken: boolean }>()
  // By default, an empty form takes name and settings from the file; a form with fields keeps its own.
  const isHeadTaken =
    wish !== undefined && wish.head === headFound ? wish.isTaken : draft.schema.fields.length === 0

  const newIds = () => newFieldIds(store.getState().draft.schema.fields, Date.now())

  function add() {
    const now = Date.now()
    const takenHead = head?.kind === 'head' && isHeadTaken ? head.head : null
    const command =
      takenHead === null
        ? importFields(chosen, place, now)
        : importForm(takenHead, chosen, place, now)
    if (!store.run(command)) {
      const most = limits.fieldsInEditor.toLocaleString('en')
      toast(`Not imported. A form can have up to ${most} fields.`, { kind: 'failed' })
      return
    }
    const words =
      takenHead === null ? `${counted} imported` : `${counted} and the form’s settings imported`
    toast(words, { undo: store.undo })
    announce(words)
    for (const { read } of Object.values(readings)) read(null)
    setPasted('')
    setFileName(null)
    setTemplate(null)
    onClose()
  }

  const before = draft.schema.fields[place - 1]
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Import fields"
      width={960}
      note={before === undefined ? undefined : `Added after ${fieldName(before)}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || current.isReading || isHeadBeingRead}
            onClick={add}
          >
            {chosen.length === 0 ? 'Import' : `Import ${counted}`}
          </Button>
        </>
      }
    >
      <Tabs label="Source" tabs={tabs} value={source} onChange={setSource}>
        <div className={styles.columns}>
          <div>
            <TabPanel value="file">
              <FileSource
                fileName={fileName}
                onFile={(file) => {
                  setFileName(file.name)
                  readings.file.readFile(file)
                }}
              />
            </TabPanel>
            <TabPanel value="paste">
              <PasteSource
                text={pasted}
                format={reading?.format ?? null}
                onChange={(text) => {
                  setPasted(text)
                  readings.paste.read(pastedSource(text))
                }}
              />
            </TabPanel>
            <TabPanel value="template">
              <TemplateSource
                chosen={template}
                onChoose={({ name, fields }) => {
                  setTemplate(name)
                  const found = { fields: fields(newIds()), warnings: [] }
                  readings.template.show({ kind: 'found', found, format: null })
                }}
              />
            </TabPanel>
          </div>
          <div className={styles.found}>
            {current.source !== null && 'importer' in current.source && (
              <BranchChoices
                names={current.source.importer.choices?.(current.source.text) ?? []}
                choices={current.choices}
                onChange={current.choose}
              />
            )}
            {head !== undefined && (
              <FormHeadChoice
                reading={head}
                isTaken={isHeadTaken}
                onChange={(isTaken) => setWish({ head: headFound, isTaken })}
              />
            )}
            {reading?.kind === 'found' && (
              <FoundFields
                found={reading.found}
                without={current.without}
                edits={current.edits}
                onChange={current.leaveOut}
                onEdit={current.edit}
              />
            )}
            {reading?.kind === 'failed' && <Note tone="error">{reading.message}</Note>}
            {reading === null && !current.isReading && (
              <p className={styles.none}>Fields found in your content appear here.</p>
            )}
            {reading === null && current.isReading && (
              <div className={styles.none}>
                <Spinner label="Reading" />
              </div>
            )}
          </div>
        </div>
      </Tabs>
    </Dialog>
  )
}
