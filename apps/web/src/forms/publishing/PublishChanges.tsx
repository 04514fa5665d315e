import { changedRules } from '@ramiform/core/submissions/changed-rules'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Impact } from '../impact/Impact.tsx'
import { MeaningChanges } from '../meaning/MeaningChanges.tsx'
import styles from './PublishChanges.module.css'
import type { ReviewedPublishing } from './use-reviewed-publishing.ts'

export interface PublishChangesProps {
  readonly publishing: ReviewedPublishing
  readonly open: boolean
  /** opens the comparison of both versions */
  readonly onCompare: () => void
}

/** Asks before changes go live: what changes for visitors, and what that does to stored answers. */
export function PublishChanges({ publishing, open, onCompare }: PublishChangesProps) {
  const { review, confirm, setReview, busy, problem } = publishing
  const primary = useRef<HTMLButtonElement>(null)
  const last = useRef(review)
  if (review !== null) last.current = review
  const shown = last.current
  useEffect(() => {
    if (!open || busy) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      event.stopPropagation()
      confirm()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [open, busy, confirm])
  if (shown === null) return null
  const { id, version: live } = shown.live
  return (
    <Dialog
      open={open}
      onOpenChange={() => setReview(null)}
      title="Publish changes?"
      description={`Visitors see version ${live} now.`}
      width={720}
      initialFocus={primary}
      alert={problem}
      note={
        changedRules(shown.versions.before, shown.versions.after).length === 0
          ? 'Forms already open can be sent for 24 hours.'
          : 'People who have the form open must check it again.'
      }
      actions={
        <>
          <Button variant="quiet" onClick={() => setReview(null)}>
            Cancel
          </Button>
          <Button ref={primary} variant="primary" busy={busy} onClick={confirm}>
            {busy ? 'Publishing...' : 'Publish changes'}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <h3>What changes for visitors</h3>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setReview(null)
            onCompare()
          }}
        >
          Compare versions
        </Button>
      </div>
      <MeaningChanges
        comparison={shown.comparison}
        versions={shown.versions}
        names={[`Version ${live}`, 'Draft']}
        form={shown.after}
      />
      <div className={styles.impact}>
        {open && <Impact formId={id} schema={shown.versions.after} />}
      </div>
    </Dialog>
  )
}
