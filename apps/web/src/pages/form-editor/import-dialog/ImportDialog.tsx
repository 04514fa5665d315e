import { limits } from '@ramiform/core/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { placeAfter } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { StartDialog } from '../../../forms/start/StartDialog.tsx'
import { emptyDraft, type StartWay } from '../../../forms/start/start-draft.ts'
import { useStart } from '../../../forms/start/use-start.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './ImportDialog.module.css'
import { importFields, importForm } from './import-fields.ts'

/** delay before the dialog closes after adding fields of a document, in milliseconds (spec section 9) */
const closeAfterMs = 2_000

/** Adds fields to the form from a description, a file, pasted text or a template, in one undo step. */
export function ImportDialog({
  open,
  isForDocument,
  onClose,
}: {
  open: boolean
  /** true when it was opened by Upload Doc */
  isForDocument: boolean
  onClose: () => void
}) {
  const { store, announce } = useEditor()
  const toast = useToast()
  const [draft, setDraft] = useState(emptyDraft)
  const [way, setWay] = useState<StartWay>('import')
  const [done, setDone] = useState<string | null>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const takenIds = () => store.getState().draft.schema.fields.map(({ id }) => id)
  const start = useStart(way, { draft, isNew: false, takenIds })
  const { chosen, about, file, isDocument } = start
  const canAdd = start.isReady && done === null
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

  function placeNow() {
    const { draft: form, selected } = store.getState()
    return placeAfter(form.schema.fields, selected)
  }

  function add() {
    if (!canAdd) return
    const now = Date.now()
    const { head, ...parts } = way === 'import' ? about : {}
    const command =
      head === undefined
        ? importFields(chosen, placeNow(), now, parts)
        : importForm(head, chosen, placeNow(), now, parts)
    if (!store.run(command)) {
      const most = limits.fieldsInEditor.toLocaleString('en')
      toast(`Not added. A form can have up to ${most} fields.`, { kind: 'failed' })
      return
    }
    const words =
      head === undefined ? `${counted} added` : `${counted} and the form’s settings added`
    toast(words, { undo: store.undo })
    announce(words)
    setDraft(emptyDraft)
    start.clear()
    if (way !== 'import' || !isDocument) return close()
    setDone(`Successfully extracted ${chosen.length} form fields from ${file.file?.name ?? ''}`)
    // Adding selects the first new field, which takes focus from the dialog.
    requestAnimationFrame(() => closeButton.current?.focus())
  }

  const before = store.getState().draft.schema.fields[placeNow() - 1]
  return (
    <StartDialog
      open={open}
      onClose={close}
      title="Import fields"
      way={way}
      onWay={setWay}
      isNew={false}
      isForDocument={isForDocument}
      start={start}
      draft={draft}
      onDraft={(part) => setDraft((old) => ({ ...old, ...part }))}
      done={
        done !== null && (
          <p role="status" className={styles.done} dir="auto">
            {done}
          </p>
        )
      }
      alert={null}
      note={
        start.missing ??
        (before === undefined
          ? 'Read in this browser and sent nowhere.'
          : `Added after ${fieldName(before)}`)
      }
      onPrimary={add}
      actions={
        <>
          <Button ref={closeButton} variant="quiet" onClick={close}>
            {done === null ? 'Cancel' : 'Close'}
          </Button>
          <Button variant="primary" disabled={!canAdd} onClick={add}>
            {chosen.length === 0 ? 'Add fields' : `Add ${counted}`}
          </Button>
        </>
      }
    />
  )
}
