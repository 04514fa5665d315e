import { useEffect, useMemo, useRef } from 'react'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { BulkBar } from './BulkBar.tsx'
import styles from './Dashboard.module.css'
import { type DashboardForm, matchingForms } from './dashboard-forms.ts'
import { FormGrid } from './FormGrid.tsx'
import { FormList } from './FormList.tsx'
import type { FormActions } from './form-actions.ts'
import { type SortedBy, sortedForms } from './form-order.ts'
import { Toolbar } from './Toolbar.tsx'
import type { BulkActions } from './use-bulk-actions.ts'
import type { useDashboardAddress } from './use-dashboard-address.ts'
import { useSelection } from './use-selection.ts'
import { lastView, useView } from './use-stored-view.ts'

/** The owner's forms of one folder or all, as list or cards, with search, sort order and selection. */
export function Forms({
  forms,
  total,
  address,
  sortedBy,
  onSort,
  actions,
  bulk,
  renaming,
  folders,
}: {
  /** forms of the shown folder */
  forms: readonly DashboardForm[]
  /** number of all forms of the owner */
  total: number
  address: ReturnType<typeof useDashboardAddress>
  sortedBy: SortedBy
  onSort: (sortedBy: SortedBy) => void
  actions: FormActions
  bulk: BulkActions
  renaming: string | null
  folders: {
    readonly has: boolean
    readonly onShow: () => void
    readonly onNew: () => void
  }
}) {
  const { search, setSearch, filter, clear } = address
  const [view, setView] = useView(total)
  useEffect(() => lastView.write(view), [view])
  const sorted = useMemo(() => sortedForms(forms, sortedBy), [forms, sortedBy])
  const shown = useMemo(() => matchingForms(sorted, search, filter), [sorted, search, filter])
  const selection = useSelection(shown)
  const isNarrowed = search.trim() !== '' || filter !== 'all'
  const field = useRef<HTMLInputElement>(null)
  useSingleKeys({ '/': () => field.current?.focus() })
  useListKeys({
    all: view === 'list' ? () => selection.setAll(shown.map(({ id }) => id)) : undefined,
    // Escape clears the selection first, then the filters.
    escape: selection.forms.length > 0 ? selection.clear : isNarrowed ? clear : undefined,
  })
  const withCleared = (act: (forms: readonly DashboardForm[]) => unknown) => () => {
    act(selection.forms)
    selection.clear()
  }
  return (
    <>
      <Toolbar
        field={field}
        search={search}
        onSearch={setSearch}
        onSearchNow={address.searchNow}
        found={isNarrowed && shown.length > 0 ? foundText(shown.length, forms.length) : ''}
        sortedBy={sortedBy}
        onSort={onSort}
        view={view}
        onView={setView}
        hasFolders={folders.has}
        onFolders={folders.onShow}
        onNewFolder={folders.onNew}
      />
      <h2 className="visually-hidden">Your forms</h2>
      <div role="status">
        {shown.length === 0 && isNarrowed && (
          <p className={styles.noMatch}>
            No forms match your search criteria.{' '}
            <TextButton
              onClick={() => {
                clear()
                field.current?.focus()
              }}
            >
              Clear filters
            </TextButton>
          </p>
        )}
        {shown.length === 0 && !isNarrowed && (
          <p className={styles.noMatch}>
            This folder is empty. Drag forms onto it, or choose Move to… in the menu of a form.
          </p>
        )}
      </div>
      {shown.length > 0 &&
        (view === 'list' ? (
          <FormList
            forms={shown}
            actions={actions}
            selection={selection}
            sortedBy={sortedBy}
            onSort={onSort}
            renaming={renaming}
          />
        ) : (
          <FormGrid forms={shown} actions={actions} renaming={renaming} />
        ))}
      {selection.forms.length > 0 && view === 'list' && (
        <BulkBar
          forms={selection.forms}
          onMove={() => actions.onMove(selection.forms)}
          onExport={() => void bulk.download(selection.forms)}
          onDuplicate={withCleared(bulk.duplicate)}
          onUnpublish={() => void bulk.unpublish(selection.forms)}
          onDelete={() => actions.onDelete(selection.forms, 1)}
          onClear={selection.clear}
        />
      )}
    </>
  )
}

const foundText = (found: number, all: number) =>
  `${found.toLocaleString('en')} of ${all.toLocaleString('en')}`

/** Ctrl+A and Escape, outside of text fields, menus and dialogs. */
function useListKeys(keys: {
  readonly all: (() => void) | undefined
  readonly escape: (() => void) | undefined
}) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
      const act = isAll ? latest.current.all : event.key === 'Escape' ? latest.current.escape : null
      if (!act || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const elsewhere =
  'input:not([type=checkbox]), textarea, [role=menu], :is([role=dialog], [role=alertdialog]):not([aria-modal=false])'

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null
}
