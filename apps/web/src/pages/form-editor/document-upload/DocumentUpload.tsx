import { limits } from '@ramiform/core/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { placeAfter } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { chosenFields } from '../../../forms/found-fields/edit-found.ts'
import { FoundFields } from '../../../forms/found-fields/FoundFields.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { importFields } from '../import-dialog/import-fields.ts'
import { DocumentDrop } from './DocumentDrop.tsx'
import styles from './DocumentUpload.module.css'
import { ReadingProgress } from './ReadingProgress.tsx'
import { useDocument } from './use-document.ts'
import { usePastedFile } from './use-pasted-file.ts'

/** delay before the panel closes after adding the fields, in milliseconds (spec section 9) */
const closeAfterMs = 2_000

/** Creates fields from a PDF, Word document or workbook. The owner reviews them; adding them is one undo step. */
export function DocumentUpload({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { store } = useEditor()
  const toast = useToast()
  const doc = useDocument(() => store.getState().draft.schema.fields.map(({ id }) => id))
  const [done, setDone] = useState<string | null>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { reading, stage } = doc
  const chosen =
    reading?.kind === 'found' ? chosenFields(reading.found.fields, doc.without, doc.edits) : []
  const counted = chosen.length === 1 ? '1 field' : `${chosen.length.toLocaleString('en')} fields`

  function close() {
    setDone(null)
    onClose()
  }
  const closeInTime = useEffectEvent(close)
  useEffect(() => {
    if (done === null) return
    const timer = setTimeout(() => closeInTime(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [done])

  function read(file: File) {
    setDone(null)
    doc.read(file)
  }
  usePastedFile(open, read)

  function add() {
    if (!store.run(importFields(chosen, placeNow(), Date.now()))) {
      const most = limits.fieldsInEditor.toLocaleString('en')
      toast(`Not added. A form can have up to ${most} fields.`, { kind: 'failed' })
      return
    }
    toast(`${counted} added`, { undo: store.undo })
    setDone(`Successfully extracted ${chosen.length} form fields from ${doc.fileName}`)
    doc.clear()
    // Adding selects the first new field, which takes focus from the panel.
    requestAnimationFrame(() => closeButton.current?.focus())
  }

  function placeNow() {
    const { draft, selected } = store.getState()
    return placeAfter(draft.schema.fields, selected)
  }

  const before = store.getState().draft.schema.fields[placeNow() - 1]
  return (
    <Drawer
      open={open}
      onOpenChange={close}
      title="Upload Doc"
      note={
        before === undefined || chosen.length === 0 ? undefined : `Added after ${fieldName(before)}`
      }
      actions={
        <>
          <Button ref={closeButton} variant="quiet" onClick={close}>
            Close
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0 ? 'Add fields' : `Add ${counted}`}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        {done === null && <DocumentDrop fileName={doc.fileName} onFile={read} />}
        {stage !== null && <ReadingProgress stage={stage} onCancel={doc.clear} />}
        {reading?.kind === 'failed' && <Note tone="error">{reading.message}</Note>}
        {reading?.kind === 'found' && (
          <div className={styles.found}>
            <FoundFields
              found={reading.found}
              without={doc.without}
              edits={doc.edits}
              onChange={doc.leaveOut}
              onEdit={doc.edit}
            />
          </div>
        )}
        <p role="status" className={done === null ? 'visually-hidden' : styles.done} dir="auto">
          {done ?? (reading?.kind === 'found' ? foundInWords(reading.found.fields.length) : '')}
        </p>
      </div>
    </Drawer>
  )
}

function foundInWords(count: number): string {
  return count === 1 ? '1 field found' : `${count.toLocaleString('en')} fields found`
}
