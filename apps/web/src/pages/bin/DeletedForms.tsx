import type { DeletedForm, ResponseOf } from '@ramiform/contract/calls'
import { call } from '../../api/call.ts'
import { submissionCountText } from '../../forms/submission-count.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { BinRow } from './BinRow.tsx'
import { DeletedList, type DeletedListProps } from './DeletedList.tsx'

export type DeletedFormsProps = Pick<
  DeletedListProps<ResponseOf<'listDeletedForms'>, DeletedForm>,
  'read' | 'search' | 'onClear'
>

export function DeletedForms(props: DeletedFormsProps) {
  return (
    <DeletedList
      {...props}
      itemsOf={(page) => page.forms}
      what="forms"
      empty={
        <EmptyState
          art="waiting"
          title="No deleted forms"
          ways={
            <LinkButton variant="quiet" to="/dashboard">
              Dashboard
            </LinkButton>
          }
        >
          Deleted forms appear here with their submissions. You can restore them for 30 days.
        </EmptyState>
      }
      row={(form, acts) => (
        <BinRow
          key={form.id}
          id={form.id}
          name={form.name}
          title={form.name}
          facts={factsOf(form)}
          deletedAt={form.deletedAt}
          {...acts}
        />
      )}
      restoring={({ id, name }) => ({
        id,
        formId: id,
        act: () => call('restoreForm', { params: { id } }),
        done: `${name} restored as a draft`,
        failed: `${name} was not restored.`,
      })}
      deleting={({ id, name }) => ({
        id,
        formId: id,
        act: () => call('deleteFormForever', { params: { id } }),
        done: `${name} deleted forever`,
        failed: `${name} was not deleted.`,
      })}
      question={({ name, submissionCount }) => ({
        title: `Delete ${name} forever?`,
        text: (
          <>
            <p>Are you sure you want to delete this form? This action cannot be undone.</p>
            {submissionCount > 0 && (
              <p>
                {submissionCount === 1
                  ? 'Its submission and its files are deleted with it.'
                  : `Its ${submissionCountText(submissionCount)} and their files are deleted with it.`}
              </p>
            )}
          </>
        ),
      })}
    />
  )
}

function factsOf({ submissionCount, slug }: DeletedForm): string {
  const count = submissionCountText(submissionCount)
  return slug === null ? count : `${count} · /f/${slug}`
}
