import type { ResponseOf } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clockText } from '../../../forms/dates.ts'
import styles from '../../../submissions/Entry.module.css'
import { EntryPages } from '../../../submissions/EntryPages.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { heldQuery } from '../shared/submission-queries.ts'
import { isFilledVersion, useSchemas } from '../shared/use-schemas.ts'
import { DeleteAllHeld } from './DeleteAllHeld.tsx'
import { HeldRow } from './HeldRow.tsx'
import { refusedInWords } from './held-words.ts'
import { useHeldActions } from './use-held-actions.ts'

/** Submissions that look like spam, for the owner to release or delete (decision 163). */
export function HeldTab({ form }: { form: Form }) {
  const read = useInfiniteQuery(heldQuery(form.id))
  return (
    <EntryPages read={read} failed="Could not load suspected spam">
      {(pages) => (
        <>
          <Flood page={pages[0]} />
          <HeldList form={form} pages={pages} />
        </>
      )}
    </EntryPages>
  )
}

type HeldPage = ResponseOf<'listHeld'>

/** Warnings during a flood of submissions. */
function Flood({ page }: { page: HeldPage | undefined }) {
  return (
    <>
      {page?.guardedUntil && (
        <Note tone="warning" className={styles.note}>
          This form is receiving a flood of submissions. Visitors' browsers run a short check before
          they submit, at least until {clockText(new Date(page.guardedUntil))}.
        </Note>
      )}
      {page !== undefined && page.refused > 0 && (
        <Note tone="warning" className={styles.note}>
          {refusedInWords(page.refused)}
        </Note>
      )}
    </>
  )
}

function HeldList({ form, pages }: { form: Form; pages: readonly HeldPage[] }) {
  const { gone, release, remove, refresh } = useHeldActions(form.id)
  const all = pages.flatMap(({ held }) => held)
  const held = all.filter(({ id }) => !gone.has(id))
  const schemaOf = useSchemas(
    form,
    held.map(({ formVersion }) => formVersion),
  )
  const [newest] = all
  if (newest === undefined || (held.length === 0 && pages.at(-1)?.nextCursor === null)) {
    return (
      <EmptyState art="waiting" title="No Suspected Spam">
        Suspected spam appears here for you to release or delete. Its senders see the usual
        thank-you message.
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.top}>
        <p className={styles.about}>
          Suspected spam does not count as submissions or send notifications. It is deleted after 30
          days.
        </p>
        <DeleteAllHeld
          formId={form.id}
          total={pages[0]?.total ?? all.length}
          newest={newest.submittedAt}
          onDeleted={refresh}
        />
      </div>
      <ul className={styles.list}>
        {held.map((one) => (
          <HeldRow
            key={one.id}
            held={one}
            schema={schemaOf(one.formVersion)}
            isFilledVersion={isFilledVersion(form, one.formVersion, schemaOf(one.formVersion))}
            onRelease={release}
            onDelete={remove}
          />
        ))}
      </ul>
    </>
  )
}
