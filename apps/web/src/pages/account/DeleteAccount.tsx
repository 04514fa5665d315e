import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Account.module.css'

export interface DeleteAccountProps {
  readonly email: string
  /** Text of what the account has; null while it loads. */
  readonly contents: string | null
  readonly onDeleted: (restorableUntil: string | null) => void
}

/** Deletes the account after the owner typed its email address. */
export function DeleteAccount({ email, contents, onDeleted }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [forever, setForever] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('deleteAccount', { body: { confirm: typed, forever } }),
    onSuccess: ({ restorableUntil }) => onDeleted(restorableUntil),
  })

  function confirm() {
    const isRight = typed.trim().toLowerCase() === email.toLowerCase()
    setIsMissing(!isRight)
    if (isRight) remove.mutate()
  }

  return (
    <>
      <Button
        variant="quiet-danger"
        onClick={() => {
          remove.reset()
          setTyped('')
          setForever(false)
          setIsMissing(false)
          setAsking(true)
        }}
      >
        Delete account…
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        confirmLabel={forever ? 'Delete forever' : 'Delete account'}
        busyLabel="Deleting..."
        danger
        busy={remove.isPending}
        error={remove.error === null ? null : messageOf(remove.error)}
        onConfirm={confirm}
      >
        <p>
          {contents === null ? 'Your forms' : `It has ${contents}. Your forms`} close at once, and
          you are signed out everywhere.
        </p>
        <div className={styles.choices}>
          <TextField
            label={`Type ${email} to confirm`}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setIsMissing(false)
            }}
            error={isMissing ? `Type ${email} exactly.` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Checkbox checked={forever} onChange={setForever}>
            Delete everything forever now. This action cannot be undone.
          </Checkbox>
        </div>
      </ConfirmDialog>
    </>
  )
}
