import type { User } from '@ramiform/contract/calls'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { binCountQuery, foldersQuery, formsQuery } from '../../api/queries.ts'
import type { NewFormDialogProps } from '../../forms/start/NewFormDialog.tsx'
import type { StartWay } from '../../forms/start/start-draft.ts'
import { greetingName } from '../../session/person.ts'
import { KeysDialog as AnyKeysDialog } from '../../shell/KeysDialog.tsx'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Dashboard.module.css'
import { DashboardLayout } from './DashboardLayout.tsx'
import { FormsSkeleton } from './DashboardSkeleton.tsx'
import { dashboardForms, folderCounts, formsInFolder, noFolder } from './dashboard-forms.ts'
import { Figures } from './Figures.tsx'
import type { FolderOver } from './FolderDialogs.tsx'
import { FolderList } from './FolderList.tsx'
import { FormDialogs } from './FormDialogs.tsx'
import { Forms } from './Forms.tsx'
import { formCountText } from './for-each-form.ts'
import { NewFormButton } from './NewFormButton.tsx'
import { NoForms } from './NoForms.tsx'
import { useBulkActions } from './use-bulk-actions.ts'
import { useDashboardAddress } from './use-dashboard-address.ts'
import { useFileOnPage } from './use-file-on-page.ts'
import { useFolders } from './use-folders.ts'
import { useFormDialogs } from './use-form-dialogs.ts'
import { mostCards, useFormOrder } from './use-stored-view.ts'

const NewFormDialog = lazyWithRetry(
  async () => (await import('../../forms/start/NewFormDialog.tsx')).NewFormDialog,
)

const FolderDialogs = lazyWithRetry(async () => (await import('./FolderDialogs.tsx')).FolderDialogs)

/** The owner's forms with statistics and folders, or the empty state. */
export function Dashboard({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(formsQuery)
  const { data: folders = [] } = useQuery(foldersQuery)
  const forms = useMemo(() => data && dashboardForms(data, folders), [data, folders])
  const address = useDashboardAddress()
  // A folder that was deleted in the meantime shows all forms.
  const folder =
    address.folder === noFolder || folders.some(({ id }) => id === address.folder)
      ? address.folder
      : null
  const inFolder = useMemo(() => forms && formsInFolder(forms, folder), [forms, folder])
  const [sortedBy, setSortedBy] = useFormOrder()
  const [over, setOver] = useState<'keys' | 'new' | null>(null)
  const closeOver = useCallback(() => setOver(null), [])
  const [asked, setAsked] = useState<NewFormDialogProps['asked']>({ way: 'empty', time: 0 })
  const [folderOver, setFolderOver] = useState<FolderOver | null>(null)
  const closeFolders = useCallback(() => setFolderOver(null), [])
  const bulk = useBulkActions()
  const folderActions = useFolders()
  const dialogs = useFormDialogs((those) => setFolderOver({ kind: 'move', forms: those }))
  const start = (way: StartWay, more: { isGenerator?: boolean; file?: File } = {}) => {
    setAsked((before) => ({ way, ...more, time: before.time + 1 }))
    setOver('new')
  }
  const isDialogOpen = over !== null || folderOver !== null || dialogs.over !== null
  const isFileOver = useFileOnPage(!isDialogOpen, (file) => start('import', { file }))
  const newForm = {
    create: () => start('empty'),
    createFromFile: () => start('import'),
    createFromTemplate: () => start('template'),
    generate: () => start('describe', { isGenerator: true }),
  }
  useSingleKeys({
    n: newForm.create,
    g: newForm.generate,
    '?': () => setOver('keys'),
  })
  const isEmpty = forms !== undefined && forms.length === 0
  const hasRail = forms !== undefined && (forms.length > mostCards || folders.length > 0)
  const byId = (ids: readonly string[]) => forms?.filter(({ id }) => ids.includes(id)) ?? []
  const folderList = {
    folders,
    counts: folderCounts(forms ?? []),
    total: forms?.length ?? 0,
    shown: folder,
    onNew: () => setFolderOver({ kind: 'new', forms: [] }),
    onRename: (one: (typeof folders)[number]) => setFolderOver({ kind: 'rename', folder: one }),
    onDelete: (one: (typeof folders)[number]) =>
      void folderActions.remove(one, formsInFolder(forms ?? [], one.id)),
    onDrop: (ids: readonly string[], to: (typeof folders)[number] | null) =>
      void folderActions.move(byId(ids), to),
  }
  return (
    <DashboardLayout rail={hasRail ? <FolderList {...folderList} /> : null}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          {isEmpty ? 'Welcome' : 'Welcome back'}, {greetingName(user)}
        </h1>
        {!isEmpty && <NewFormButton {...newForm} />}
      </div>
      <Figures
        forms={inFolder}
        failed={error !== null}
        filter={address.filter}
        onFilter={address.setFilter}
        onSortBySubmissions={() => setSortedBy('submissions')}
      />
      {error !== null && (
        <p className={styles.trouble} role="alert">
          Your forms did not load. <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </p>
      )}
      {forms === undefined && error === null && <FormsSkeleton />}
      {isEmpty && <NoForms newForm={newForm} />}
      {inFolder !== undefined && !isEmpty && (
        <Forms
          // Each folder has a search and a selection of its own.
          key={folder}
          forms={inFolder}
          total={forms?.length ?? 0}
          address={address}
          sortedBy={sortedBy}
          onSort={setSortedBy}
          actions={dialogs.actions}
          bulk={bulk}
          renaming={dialogs.renaming}
          folders={{
            has: hasRail,
            onShow: () => setFolderOver({ kind: 'list' }),
            onNew: folderList.onNew,
          }}
        />
      )}
      {!hasRail && <BinLink />}
      <FormDialogs dialogs={dialogs} bulk={bulk} />
      <FolderDialogs
        open={folderOver !== null}
        over={folderOver}
        onFailed={closeFolders}
        onOver={setFolderOver}
        list={folderList}
        actions={folderActions}
      />
      <KeysDialog open={over === 'keys'} onClose={() => setOver(null)} />
      {isFileOver && <p className={styles.dropHint}>Drop the file to make a form from it</p>}
      <NewFormDialog open={over === 'new'} onClose={closeOver} onFailed={closeOver} asked={asked} />
    </DashboardLayout>
  )
}

function BinLink() {
  const { data: count = 0 } = useQuery(binCountQuery)
  return (
    <p className={styles.bin}>
      <LinkButton
        variant="quiet"
        size="sm"
        to="/bin"
        icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
      >
        Bin {count > 0 && <span className={styles.inBin}>{formCountText(count)}</span>}
      </LinkButton>
    </p>
  )
}

const keys = [
  { name: 'Search forms', keys: ['/'], spoken: 'slash' },
  { name: 'New form', keys: ['n'], spoken: 'n' },
  { name: 'Smart Form Generator', keys: ['g'], spoken: 'g' },
  { name: 'Move between forms', keys: ['←', '→', '↑', '↓'], spoken: 'the arrow keys' },
  { name: 'First and last form', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'Open the form', keys: ['Enter'], spoken: 'Enter' },
  { name: 'Edit, view, copy the link', keys: ['e', 'v', 'l'], spoken: 'e, v and l' },
  { name: 'Select the form', keys: ['x'], spoken: 'x' },
  { name: 'Select several', keys: ['Shift', '↓'], spoken: 'Shift and the arrow keys' },
  { name: 'Select all', keys: ['Ctrl', 'A'], spoken: 'Control and A' },
  { name: 'Delete', keys: ['Delete'], spoken: 'Delete' },
  { name: 'Clear selection, then filters', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Rename the form', keys: ['F2'], spoken: 'F 2' },
  { name: 'More actions for a form', keys: ['Shift', 'F10'], spoken: 'Shift and F10' },
  { name: 'Keyboard shortcuts', keys: ['?'], spoken: 'question mark' },
] as const

/** Keyboard shortcuts of the dashboard. */
function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AnyKeysDialog open={open} onClose={onClose} keys={keys} singles="/, n, g, e, v, l, x and ?" />
  )
}
