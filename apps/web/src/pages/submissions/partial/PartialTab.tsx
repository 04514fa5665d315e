import type { PartialSubmission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useInfiniteQuery } from '@tanstack/react-query'
import styles from '../../../submissions/Entry.module.css'
import { EntryPages } from '../../../submissions/EntryPages.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { partialsQuery } from '../shared/submission-queries.ts'
import { useSchemas } from '../shared/use-schemas.ts'
import { PartialRow } from './PartialRow.tsx'

/** Answers that visitors started and did not submit (decision 21). */
export function PartialTab({ form }: { form: Form }) {
  const read = useInfiniteQuery(partialsQuery(form.id))
  return (
    <EntryPages read={read} failed="Could not load the unfinished answers">
      {(pages) => <PartialList form={form} partials={pages.flatMap(({ partials }) => partials)} />}
    </EntryPages>
  )
}

function PartialList({ form, partials }: { form: Form; partials: readonly PartialSubmission[] }) {
  const schemaOf = useSchemas(
    form,
    partials.map(({ formVersion }) => formVersion),
  )
  if (partials.length === 0) {
    return (
      <EmptyState art="waiting" title="No Unfinished Answers">
        Answers appear here while visitors type, until they submit the form.
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.about}>
        Started but not submitted. They do not count as submissions and are deleted after 30 days.
      </p>
      <ul className={styles.list}>
        {partials.map((partial) => (
          <PartialRow
            key={partial.id}
            form={form}
            partial={partial}
            schema={schemaOf(partial.formVersion)}
          />
        ))}
      </ul>
    </>
  )
}
