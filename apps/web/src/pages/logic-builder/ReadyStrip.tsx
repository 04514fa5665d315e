import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './ReadyStrip.module.css'

/** Actions for the result: create the form, then open it. */
export function ReadyStrip(props: {
  /** number of questions in the new form, and how many of them are conditional */
  fields: number
  byAnswer: number
  /** name of the form whose page this is */
  present: string
  created: { readonly id: string; readonly name: string } | null
  isCreating: boolean
  hasFailed: boolean
  onCreate: () => void
}) {
  const { fields, byAnswer, present, created, isCreating, hasFailed, onCreate } = props
  const strip = useRef<HTMLElement>(null)
  const createdId = created?.id
  useEffect(() => {
    // The pressed button was removed; move the focus to the next actions.
    if (createdId !== undefined) strip.current?.focus()
  }, [createdId])
  return (
    <section ref={strip} tabIndex={-1} className={styles.strip} aria-label="Result">
      {created === null ? (
        <>
          <div>
            <p>
              <b>{fields === 1 ? '1 question' : `${fields.toLocaleString('en')} questions`}</b>
              {byAnswer > 0 && `, ${byAnswer.toLocaleString('en')} of them shown by logic.`}
              {byAnswer === 0 && ', all always shown.'}
            </p>
            <p className={styles.note}>
              This creates a new form, as a draft. <b>{present}</b> does not change.
            </p>
            {hasFailed && (
              <p role="alert" className={styles.failed}>
                ❌ Error generating form. Please try again.
              </p>
            )}
          </div>
          <Button
            variant="primary"
            busy={isCreating}
            disabled={fields === 0}
            disabledReason={fields === 0 ? 'Select at least one question' : undefined}
            onClick={onCreate}
          >
            Create Live Form
          </Button>
        </>
      ) : (
        <>
          <div role="status">
            <p>
              <b>{created.name}</b> was created.
            </p>
            <p className={styles.note}>
              It is a draft until you publish it. <b>{present}</b> did not change.
            </p>
          </div>
          <LinkButton to={`/forms/${created.id}/edit`}>Edit Form</LinkButton>
          <LinkButton variant="primary" to={`/forms/${created.id}`}>
            Preview &amp; Test
          </LinkButton>
        </>
      )}
    </section>
  )
}
