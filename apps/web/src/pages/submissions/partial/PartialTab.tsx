import type { PartialSubmission } from '@ramiform/contract/calls'
import type { Form } from '@ramiform/core/form'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import styles from '../entries/Entry.module.css'
import { EntryPages } from '../entries/EntryPages.tsx'
import { partialsQuery } from '../submission-queries.ts'
import { useSchemas } from '../use-schemas.ts'
import { PartialRow } from './PartialRow.tsx'

/** Answers that respondents have begun and not sent (decision 21). */
export function PartialTab({ form }: { form: Form }) {
  const read = useInfiniteQuery(partialsQuery(form.id))
  return (
    <EntryPages read={read} failed="The unfinished answers could not be read">
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
        What somebody has begun and not sent yet appears here while they type, and goes once they
        send it.
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.about}>
        Begun and not sent. They count as no submissions, and are forgotten after 30 days.
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
