import { linkDays } from '@ramiform/contract/slug'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { EditedForm } from '../../../api/queries.ts'
import { publicAddress } from '../../../forms/public-address.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './LinkLine.module.css'
import { shortBase } from './LinkLine.tsx'
import { useEnding } from './use-ending.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The link with its ending as an input, in the same place. Escape cancels. */
export function ChangeEnding({
  form,
  ending,
  isKnown,
  onDone,
}: {
  form: EditedForm
  ending: string
  /** true when people may already have the link */
  isKnown: boolean
  onDone: () => void
}) {
  const { text, isChanged, isFree, problem, busy, change, save } = useEnding(form, ending)
  const input = useRef<HTMLInputElement>(null)
  const notes = useId()
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isChanged) return onDone()
    if (await save()) onDone()
    else input.current?.focus()
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className={styles.line} data-editing>
        <code dir="ltr">{shortBase(publicAddress(ending), ending)}</code>
        <input
          ref={input}
          value={text}
          aria-label="Ending of the link"
          aria-describedby={notes}
          aria-invalid={problem !== null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone()
          }}
        />
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          className={styles.copy ?? ''}
          busy={busy}
          disabled={problem !== null}
        >
          {busy ? 'Changing...' : 'Change link'}
        </Button>
      </div>
      <div id={notes} className={styles.notes}>
        <div role="status">
          {problem !== null ? (
            <p data-tone="wrong">
              <IconAlertTriangle {...icon} />
              {problem}
            </p>
          ) : (
            isFree && (
              <p data-tone="good">
                <IconCheck {...icon} />
                This ending is available.
              </p>
            )
          )}
        </div>
        {isKnown && (
          <p>
            <IconInfoCircle {...icon} />
            {`The old link and its QR code redirect for ${linkDays} days, unless another form takes them. Websites that embed the form need the new code by then.`}
          </p>
        )}
      </div>
    </form>
  )
}
