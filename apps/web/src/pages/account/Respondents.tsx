import type { ResponseOf } from '@ramiform/contract/calls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { saveFile } from '../../files/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Account.module.css'
import { answerCounts } from './answer-counts.ts'

type Answers = ResponseOf<'readRespondent'>['answers']

/** Finds, downloads and erases everything that one respondent sent, by email address. */
export function Respondents({ onErased }: { readonly onErased: () => void }) {
  const [address, setAddress] = useState('')
  const [asking, setAsking] = useState(false)
  const find = useMutation({
    mutationFn: () => call('readRespondent', { body: { address: address.trim() } }),
  })
  const erase = useMutation({
    mutationFn: (of: string) => call('eraseRespondent', { body: { address: of } }),
    onSuccess() {
      find.reset()
      setAsking(false)
      onErased()
    },
  })
  // The address that was searched for, even if another one is in the field now.
  const [found, setFound] = useState('')
  const answers = find.data?.answers

  return (
    <>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          erase.reset()
          setFound(address.trim())
          find.mutate()
        }}
      >
        <TextField
          label="Email address of the respondent"
          type="email"
          required
          value={address}
          onChange={setAddress}
          autoComplete="off"
        />
        <Button type="submit" busy={find.isPending}>
          Find answers
        </Button>
      </form>
      <div role="status" className={styles.found}>
        {erase.data !== undefined && (
          <p>
            {erase.data.erased === 1 ? '1 answer' : `${erase.data.erased} answers`} of {found}{' '}
            erased.
          </p>
        )}
        {answers?.length === 0 && <p>{found} has not answered any of your forms.</p>}
        {answers !== undefined && answers.length > 0 && (
          <>
            <p>{found} answered:</p>
            <ul>
              {answerCounts(answers).map(({ formId, text }) => (
                <li key={formId}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {find.error !== null && <Note tone="error">{messageOf(find.error)}</Note>}
      {answers !== undefined && answers.length > 0 && (
        <div className={styles.actions}>
          <Button onClick={() => download(found, answers)}>Download as JSON</Button>
          <Button
            variant="quiet-danger"
            onClick={() => {
              erase.reset()
              setAsking(true)
            }}
          >
            Erase forever…
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Erase all answers of ${found}?`}
        confirmLabel="Erase forever"
        busyLabel="Erasing..."
        danger
        busy={erase.isPending}
        error={erase.error === null ? null : messageOf(erase.error)}
        onConfirm={() => erase.mutate(found)}
      >
        <p>
          {answers?.length === 1
            ? 'The answer and its files are'
            : `All ${answers?.length} answers and their files are`}{' '}
          deleted, also from the bin. This action cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  )
}

function download(address: string, answers: Answers) {
  const text = `${JSON.stringify({ address, answers }, null, 2)}\n`
  saveFile(new Blob([text], { type: 'application/json' }), `answers-of-${address}.json`)
}
