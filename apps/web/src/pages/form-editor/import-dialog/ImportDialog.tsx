import { limits } from '@ramiform/core/limits'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { newFieldIds } from '../document/field-id.ts'
import { fieldName, positionOf } from '../document/form-draft.ts'
import { useEditor } from '../editor-context.tsx'
import { FileSource } from './FileSource.tsx'
import { FoundFields } from './FoundFields.tsx'
import styles from './ImportDialog.module.css'
import { importFields } from './import-fields.ts'
import { PasteSource } from './PasteSource.tsx'
import { type Reading, readFile, readPasted } from './read-source.ts'
import { TemplateSource } from './TemplateSource.tsx'

type Source = 'file' | 'paste' | 'template'

const tabs = [
  { value: 'file', label: 'Upload Files' },
  { value: 'paste', label: 'Paste Content' },
  { value: 'template', label: 'Templates' },
] as const

const nothing: Readonly<Record<Source, Reading | null>> = {
  file: null,
  paste: null,
  template: null,
}

/** Fields from a file, a pasted text or a template: looked over first, then added as one step. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const [source, setSource] = useState<Source>('file')
  const [readings, setReadings] = useState(nothing)
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [fileName, setFileName] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const [template, setTemplate] = useState<string | null>(null)

  const reading = readings[source]
  const chosen =
    reading?.kind === 'found' ? reading.found.fields.filter(({ id }) => !without.has(id)) : []
  const counted = chosen.length === 1 ? '1 field' : `${chosen.length} fields`
  const place = placeAfterSelected()

  function show(of: Source, next: Reading | null) {
    setReadings((before) => ({ ...before, [of]: next }))
    setWithout(new Set())
  }
  const newIds = () => newFieldIds(store.getState().draft.schema.fields, Date.now())

  /** After the selected field, or last. */
  function placeAfterSelected() {
    const { draft, selected } = store.getState()
    const at = selected === null ? -1 : positionOf(draft.schema.fields, selected)
    return at === -1 ? draft.schema.fields.length : at + 1
  }

  function add() {
    if (!store.run(importFields(chosen, place, Date.now()))) {
      const most = limits.fieldsInEditor.toLocaleString('en')
      toast(`Not imported: a form may have ${most} fields.`, { kind: 'failed' })
      return
    }
    const words = `${counted} imported`
    toast(words, { undo: store.undo })
    announce(words)
    setReadings(nothing)
    setPasted('')
    setFileName(null)
    setTemplate(null)
    onClose()
  }

  const before = store.getState().draft.schema.fields[place - 1]
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
          <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
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
                  void readFile(file, newIds()).then((next) => show('file', next))
                }}
              />
            </TabPanel>
            <TabPanel value="paste">
              <PasteSource
                text={pasted}
                format={reading?.format ?? null}
                onChange={(text) => {
                  setPasted(text)
                  show('paste', readPasted(text, newIds()))
                }}
              />
            </TabPanel>
            <TabPanel value="template">
              <TemplateSource
                chosen={template}
                onChoose={({ name, fields }) => {
                  setTemplate(name)
                  const found = { fields: fields(newIds()), warnings: [] }
                  show('template', { kind: 'found', found, format: null })
                }}
              />
            </TabPanel>
          </div>
          <div className={styles.found}>
            {reading?.kind === 'found' && (
              <FoundFields found={reading.found} without={without} onChange={setWithout} />
            )}
            {reading?.kind === 'failed' && (
              <p role="alert" className={styles.failed}>
                {reading.message}
              </p>
            )}
            {reading === null && <p className={styles.none}>What is found shows here.</p>}
          </div>
        </div>
      </Tabs>
    </Dialog>
  )
}
