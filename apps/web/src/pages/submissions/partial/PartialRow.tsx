import type { PartialSubmission } from '@ramiform/contract/calls'
import { answerTo, isEmpty } from '@ramiform/core/answers'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import { questionsIn } from '@ramiform/core/field-type'
import { type Form, type FormSchema, isTraditional } from '@ramiform/core/form'
import { labelWithTable } from '@ramiform/core/label-with-table'
import { fieldTypes } from '@ramiform/fields'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { momentWithin } from '../../../forms/dates.ts'
import styles from '../../../submissions/Entry.module.css'
import { UnfinishedAnswers } from '../../../submissions/UnfinishedAnswers.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { partialsQuery } from '../shared/submission-queries.ts'
import { isFilledVersion } from '../shared/use-schemas.ts'

/** An unfinished entry: sender, time, progress and the answers so far. */
export function PartialRow({
  form,
  partial,
  schema,
}: {
  form: Form
  partial: PartialSubmission
  /** schema of the form version being filled in */
  schema: FormSchema
}) {
  const { submitterEmail = 'Anonymous', startedAt, updatedAt } = partial
  const now = new Date()
  const asked = questionsIn(
    isTraditional(schema) ? schema.fields : visibleFields(schema, partial.data, fieldTypes),
    fieldTypes,
  ).filter(({ hidden }) => !hidden)
  const answered = asked.filter(({ id }) => !isEmpty(answerTo(partial.data, id)))
  const last = answered.at(-1)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <b>{submitterEmail}</b>
        <span>
          Last change <time dateTime={updatedAt}>{momentWithin(new Date(updatedAt), now)}</time>
        </span>
        <span>
          Begun <time dateTime={startedAt}>{momentWithin(new Date(startedAt), now)}</time>
        </span>
        <span>{`${answered.length} of ${asked.length} questions answered`}</span>
        {last !== undefined && (
          <span className={styles.last}>
            Last question: {labelWithTable(last, schema.tables) || last.id}
          </span>
        )}
        <div className={styles.actions}>
          <DeletePartial form={form} partial={partial} />
        </div>
      </div>
      <UnfinishedAnswers
        schema={schema}
        isFilledVersion={isFilledVersion(form, partial.formVersion, schema)}
        submission={partial}
      />
    </li>
  )
}

function DeletePartial({ form, partial }: { form: Form; partial: PartialSubmission }) {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call('deletePartial', { params: { id: form.id, partialId: partial.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: partialsQuery(form.id).queryKey }),
  })
  return (
    <>
      <Button
        variant="quiet-danger"
        size="sm"
        icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete
        <VisuallyHidden> the answers of {partial.submitterEmail ?? 'Anonymous'}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete these unfinished answers?"
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        error={remove.error === null ? null : messageOf(remove.error)}
        onConfirm={() => remove.mutate()}
      >
        This cannot be undone. If the visitor is still typing, they appear again.
      </ConfirmDialog>
    </>
  )
}
