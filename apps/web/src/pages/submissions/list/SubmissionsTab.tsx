import type { Submission } from '@ramiform/contract/calls'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Form } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconKeyboard, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { KeysDialog } from '../../../shell/KeysDialog.tsx'
import { useSingleKeys } from '../../../shell/single-keys.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { IconLink } from '../../../ui/IconLink.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { StatRow } from '../../../ui/StatRow.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import { FilesButton } from '../export/FilesButton.tsx'
import { NoSubmissions } from '../shared/NoSubmissions.tsx'
import { statisticsQuery } from '../shared/submission-queries.ts'
import { Found, type FoundProps } from './Found.tsx'
import { Results, type ResultsProps } from './Results.tsx'
import { SearchBox } from './SearchBox.tsx'
import { deletedWithoutQuestion, SelectionBar } from './SelectionBar.tsx'
import styles from './SubmissionsTab.module.css'
import { useSelection } from './use-selection.ts'

export interface SubmissionsTabProps
  extends Omit<FoundProps, 'onClear'>,
    Pick<ResultsProps, 'form' | 'onDelete' | 'startAt' | 'rows'> {
  readonly onSearch: (search: string) => void
}

/** Tab with the four statistics, the search and the list of submissions. */
export function SubmissionsTab(props: SubmissionsTabProps) {
  const { form, read, total, search, onSearch, onDelete, rows } = props
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const submissions = read.submissions ?? none
  const selection = useSelection(useMemo(() => submissions.map(({ id }) => id), [submissions]))
  const selected = useMemo(
    () => submissions.filter(({ id }) => selection.ids.has(id)),
    [submissions, selection.ids],
  )
  const [asking, setAsking] = useState(false)
  const remove = useCallback(
    (chosen: readonly Submission[]) => {
      if (chosen.length > deletedWithoutQuestion) {
        setAsking(true)
        return
      }
      selection.clear()
      onDelete(chosen)
    },
    [onDelete, selection.clear],
  )
  const [keysShown, setKeysShown] = useState(false)
  useSingleKeys({
    '/': () => field.current?.focus(),
    '?': () => setKeysShown(true),
    j: () => rows.current?.step(1),
    k: () => rows.current?.step(-1),
  })
  const onOpen = useCallback((id: string, isOpen: boolean) => {
    setOpen((known) => {
      const next = new Set(known)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const clear = () => {
    onSearch('')
    field.current?.focus()
  }

  const isBare = search === '' && !read.hasNextPage && read.submissions?.length === 0
  return (
    <>
      <Figures formId={form.id} />
      {isBare ? (
        <>
          <NoSubmissions form={form} />
          <p className={styles.bin}>
            <LinkButton
              variant="quiet"
              size="sm"
              to={binPath(form)}
              icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            >
              Bin
            </LinkButton>
          </p>
        </>
      ) : (
        <>
          <div className={styles.tools}>
            <SearchBox
              ref={field}
              search={search}
              onSearch={onSearch}
              onLeave={() => rows.current?.goTo()}
            />
            <span className={styles.space} />
            <IconButton
              className={styles.keys}
              label="Keyboard shortcuts"
              aria-keyshortcuts="?"
              icon={<IconKeyboard size={18} stroke={1.75} aria-hidden />}
              onClick={() => setKeysShown(true)}
            />
            <IconLink
              to={binPath(form)}
              label="Bin"
              icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
            />
            {total !== undefined && total > 0 && takesFiles(form) && <FilesButton form={form} />}
            {total !== undefined && total > 0 && (
              <ExportButton form={form} total={total} search={search} />
            )}
          </div>
          <Found {...props} onClear={clear} />
          <Results {...props} open={open} onOpen={onOpen} selection={selection} onDelete={remove} />
          <SelectionBar
            selected={selected}
            loaded={submissions.length}
            asking={asking}
            onAsk={setAsking}
            onSelectAll={() => selection.add(submissions.map(({ id }) => id))}
            onClear={selection.clear}
            onDelete={() => {
              if (!asking && selected.length > deletedWithoutQuestion) {
                setAsking(true)
                return
              }
              setAsking(false)
              selection.clear()
              onDelete(selected)
              rows.current?.goTo()
            }}
          />
          <SubmissionKeys open={keysShown} onClose={() => setKeysShown(false)} />
        </>
      )}
    </>
  )
}

const none: readonly Submission[] = []

const binPath = ({ id }: Form) => `/bin?tab=submissions&form=${id}`

function takesFiles({ schema }: Form): boolean {
  return schema.fields.some(({ type }) => fieldTypeOf(fieldTypes, type)?.answerKind === 'names')
}

/** The four statistics (spec section 2). */
function Figures({ formId }: { formId: string }) {
  const { data, error } = useQuery(statisticsQuery(formId))
  const missing = error === null ? undefined : null
  return (
    <StatRow
      label="Figures"
      stats={[
        { label: 'Total Submissions', value: data?.total ?? missing },
        { label: 'With Email', value: data?.withEmail ?? missing },
        { label: 'This Week', value: data?.thisWeek ?? missing },
        { label: 'Avg. Daily', value: data?.averagePerDay ?? missing },
      ]}
    />
  )
}

const keys = [
  { name: 'Search submissions', keys: ['/'], spoken: 'slash' },
  { name: 'Clear the search', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Next and previous submission', keys: ['↓', '↑'], spoken: 'arrow down, arrow up' },
  { name: 'Next and previous, from anywhere', keys: ['j', 'k'], spoken: 'j, k' },
  { name: 'First and last loaded submission', keys: ['Home', 'End'], spoken: 'Home and End' },
  { name: 'View and hide details', keys: ['Enter'], spoken: 'Enter' },
  { name: 'Hide details', keys: ['Esc'], spoken: 'Escape' },
  { name: 'Select the submission', keys: ['x'], spoken: 'x' },
  { name: 'Select the next one too', keys: ['Shift', '↓'], spoken: 'Shift and arrow down' },
  { name: 'Select all loaded', keys: ['Ctrl', 'A'], spoken: 'Control and A' },
  { name: 'Move to the bin', keys: ['Del'], spoken: 'Delete' },
  { name: 'Keyboard shortcuts', keys: ['?'], spoken: 'question mark' },
] as const

/** Keyboard shortcuts of the submission list. */
function SubmissionKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <KeysDialog open={open} onClose={onClose} keys={keys} singles="/, j, k, x and ?" />
}
