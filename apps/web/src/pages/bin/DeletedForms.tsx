import type { DeletedForm, ResponseOf } from '@ramiform/contract/calls'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { submissionCountText } from '../../forms/submission-count.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EntryPages } from '../submissions/entries/EntryPages.tsx'
import styles from './Bin.module.css'
import { BinRow } from './BinRow.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useBinActions } from './use-bin-actions.ts'

export interface DeletedFormsProps {
  readonly read: UseInfiniteQueryResult<InfiniteData<ResponseOf<'listDeletedForms'>>>
  readonly search: string
  readonly onClear: () => void
}

export function DeletedForms({ read, search, onClear }: DeletedFormsProps) {
  const { gone, leave } = useBinActions()
  const [asked, setAsked] = useState<DeletedForm | null>(null)
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return (
    <>
      <EntryPages read={read} failed="Could not load the bin" loading="Loading deleted forms...">
        {(pages) => {
          const forms = pages.flatMap((page) => page.forms).filter(({ id }) => !gone.has(id))
          if (forms.length === 0 && search !== '') {
            return <NothingFound hasMore={pages.at(-1)?.nextCursor !== null} onClear={onClear} />
          }
          if (forms.length === 0) {
            return (
              <EmptyState
                art="waiting"
                title="No deleted forms"
                ways={
                  <LinkButton variant="quiet" to="/dashboard">
                    Dashboard
                  </LinkButton>
                }
              >
                A form that you delete is moved here, with its submissions. You can restore it for
                30 days.
              </EmptyState>
            )
          }
          return (
            <ul className={styles.list} aria-label="Deleted forms">
              {forms.map((form) => (
                <BinRow
                  key={form.id}
                  id={form.id}
                  name={form.name}
                  title={form.name}
                  facts={factsOf(form)}
                  deletedAt={form.deletedAt}
                  onRestore={() =>
                    void leave({
                      id: form.id,
                      formId: form.id,
                      act: () => call('restoreForm', { params: { id: form.id } }),
                      done: `${form.name} restored as a draft`,
                      failed: `${form.name} was not restored.`,
                    })
                  }
                  onDeleteForever={() => setAsked(form)}
                />
              ))}
            </ul>
          )
        }}
      </EntryPages>
      {last !== null && (
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={() => setAsked(null)}
          title={`Delete ${last.name} forever?`}
          confirmLabel="Delete forever"
          danger
          focusAfter={() => focusAfterRow(last.id)}
          onConfirm={() => {
            setAsked(null)
            void leave({
              id: last.id,
              formId: last.id,
              act: () => call('deleteFormForever', { params: { id: last.id } }),
              done: `${last.name} deleted forever`,
              failed: `${last.name} was not deleted.`,
            })
          }}
        >
          <p>Are you sure you want to delete this form? This action cannot be undone.</p>
          {last.submissionCount > 0 && (
            <p>
              {last.submissionCount === 1
                ? 'Its submission and its files are deleted with it.'
                : `Its ${submissionCountText(last.submissionCount)} and their files are deleted with it.`}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

function factsOf({ submissionCount, slug }: DeletedForm): string {
  const count = submissionCountText(submissionCount)
  return slug === null ? count : `${count} · /f/${slug}`
}

/** Where the focus goes after a dialog about a row: back to its button, or to the tab once the row is gone. */
export function focusAfterRow(id: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-bin-row="${CSS.escape(id)}"] [data-forever]`) ??
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  )
}
