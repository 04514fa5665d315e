import { maxFolderName } from '@ramiform/contract/folders'
import { type FormEvent, useId, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** Dialog for the name of a new folder, or for a new name. Mount it while it is open. */
export function FolderDialog({
  title,
  name: before = '',
  confirmLabel,
  onSave,
  onClose,
}: {
  title: string
  name?: string
  confirmLabel: string
  /** stores the folder; an error shows in the dialog */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  async function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setError('Enter a name.')
      input.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onSave(name.trim())
      onClose()
    } catch (failure) {
      setError(`${messageOf(failure)}.`.replace('..', '.'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      initialFocus={input}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          ref={input}
          label="Name"
          maxLength={maxFolderName}
          value={name}
          error={error}
          onChange={(next) => {
            setName(next)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
