import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { EntryPages } from '../../submissions/EntryPages.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Bin.module.css'
import { type Leaving, useBinActions } from './use-bin-actions.ts'

export interface DeletedListProps<Page, Item> {
  readonly read: UseInfiniteQueryResult<InfiniteData<Page>>
  readonly itemsOf: (page: Page) => readonly Item[]
  readonly search: string
  readonly onClear: () => void
  /** `forms` or `submissions`, for the labels of the list */
  readonly what: string
  /** shown when nothing is deleted */
  readonly empty: ReactNode
  readonly row: (item: Item, acts: RowActs) => ReactNode
  readonly restoring: (item: Item) => Leaving
  readonly deleting: (item: Item) => Leaving
  /** text of the confirmation before an item is deleted forever */
  readonly question: (item: Item) => { readonly title: string; readonly text: ReactNode }
}

export interface RowActs {
  readonly onRestore: () => void
  readonly onDeleteForever: () => void
}

/** A list of deleted items, with a confirmation before an item is deleted forever. */
export function DeletedList<
  Page extends { readonly nextCursor: string | null },
  Item extends { readonly id: string },
>(props: DeletedListProps<Page, Item>) {
  const { read, itemsOf, search, onClear, what, empty, row, restoring, deleting, question } = props
  const { gone, leave } = useBinActions()
  const [asked, setAsked] = useState<Item | null>(null)
  // Keep the text while the dialog closes.
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const text = last && question(last)
  return (
    <>
      <EntryPages
        read={read}
        failed="Could not load the bin"
        loading={`Loading deleted ${what}...`}
      >
        {(pages) => {
          const items = pages.flatMap(itemsOf).filter(({ id }) => !gone.has(id))
          if (items.length > 0) {
            return (
              <ul className={styles.list} aria-label={`Deleted ${what}`}>
                {items.map((item) =>
                  row(item, {
                    onRestore: () => void leave(restoring(item)),
                    onDeleteForever: () => setAsked(item),
                  }),
                )}
              </ul>
            )
          }
          if (search === '') return empty
          return (
            <p className={styles.nothing} role="status">
              {pages.at(-1)?.nextCursor === null
                ? 'Nothing in the bin matches your search.'
                : 'No matches so far.'}{' '}
              <TextButton onClick={onClear}>Clear search</TextButton>
            </p>
          )
        }}
      </EntryPages>
      {last !== null && text !== null && (
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={() => setAsked(null)}
          title={text.title}
          confirmLabel="Delete forever"
          danger
          focusAfter={() => focusAfterRow(last.id)}
          onConfirm={() => {
            setAsked(null)
            void leave(deleting(last))
          }}
        >
          {text.text}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Element to focus after the dialog: the row's button, or the tab once the row is gone. */
function focusAfterRow(id: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-bin-row="${CSS.escape(id)}"] [data-forever]`) ??
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  )
}
