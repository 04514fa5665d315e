import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { type SubmitEvent, useState } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { nameOf } from '../../../session/person.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './FindingEntry.module.css'
import { ignoreFinding } from './ignore-finding.ts'

/** Asks why a warning or hint is left as it is. */
export function IgnoreForm({ finding, onDone }: { finding: ListedFinding; onDone: () => void }) {
  const { store, findings } = useEditor()
  const { user } = useSession()
  const toast = useToast()
  const [reason, setReason] = useState('')

  function ignore(event: SubmitEvent) {
    event.preventDefault()
    const note = {
      reason: reason.trim(),
      by: user === null ? '' : nameOf(user),
      at: new Date().toISOString(),
    }
    store.endTyping()
    store.run(ignoreFinding(finding, note))
    const step = store.getState().past.at(-1)
    findings.check()
    onDone()
    toast('Ignored', {
      undo() {
        if (store.getState().past.at(-1) === step) store.undo()
      },
    })
  }

  return (
    <form className={styles.form} onSubmit={ignore}>
      <TextField
        compact
        autoFocus
        label={`Why is this ${finding.severity} fine?`}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button size="sm" type="submit" disabled={reason.trim() === ''}>
          Ignore
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
