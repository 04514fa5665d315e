import { Popover } from '@base-ui/react/popover'
import type { Field } from '@ramiform/core/field'
import { IconCalendar, IconFilter, IconMail, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { upTo } from '../../../ui/breakpoints.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './FilterBar.module.css'
import { type Edited, FilterEditor } from './FilterEditor.tsx'
import { draftOf, filterOfDraft, hasOptions, newDraft } from './filter-draft.ts'
import { filterWords, idsWords } from './filter-words.ts'
import { periodWords } from './period.ts'
import { mostFilters, queryOfFilter, type ResultsFilter } from './results-filter.ts'

export interface FilterBarProps {
  readonly formId: string
  /** time of the visit in milliseconds */
  readonly visit: number
  /** fields that can be filtered */
  readonly fields: readonly Field[]
  readonly filter: ResultsFilter
  readonly onFilter: (filter: ResultsFilter) => void
  /** "31 of 412"; undefined while it is counted */
  readonly found: string | undefined
  /** the button *Filter* */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** What the editor edits: `at` is the place among the filters of answers. */
interface Editing {
  readonly at: number
  readonly edited: Edited
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Filters as chips, with one editor for all of them. */
export function FilterBar(props: FilterBarProps) {
  const { formId, visit, fields, filter, onFilter, found, button } = props
  const { period, withEmail, answers, ids, reason } = filter
  const isPhone = useMedia(upTo.phone)
  const [editing, setEditing] = useState<Editing | null>(null)
  const anchor = useRef<HTMLElement>(null)
  const fieldOf = (id: string): Field =>
    fields.find((one) => one.id === id) ?? { id, type: '', label: id }

  function open(event: { currentTarget: HTMLElement }, next: Editing) {
    anchor.current = event.currentTarget
    setEditing(next)
  }
  function begin(event: { currentTarget: HTMLElement }) {
    // Most filters are about a choice, and its options have live counts.
    const isFiltered = ({ id }: Field) => answers.some(({ field }) => field === id)
    const first = fields.find((one) => hasOptions(one) && !isFiltered(one)) ?? fields[0]
    const edited: Edited =
      first === undefined
        ? { kind: 'period', period: { kind: 'days', days: 7 } }
        : { kind: 'answer', draft: newDraft(first) }
    open(event, { at: answers.length, edited })
  }
  function change(edited: Edited) {
    const at = editing?.at ?? answers.length
    setEditing({ at, edited })
    const without = answers.filter((_, index) => index !== at)
    if (edited.kind === 'period') {
      onFilter({ ...filter, answers: without, period: edited.period })
    } else if (edited.kind === 'email') {
      onFilter({ ...filter, answers: without, withEmail: edited.withEmail })
    } else {
      const next = filterOfDraft(edited.draft, fieldOf(edited.draft.field))
      const all = next === null ? without : answers.toSpliced(at, 1, next)
      onFilter({ ...filter, answers: all })
    }
  }
  const remove = (changes: Partial<ResultsFilter>) => {
    onFilter({ ...filter, ...changes })
    button.current?.focus()
  }
  const close = () => setEditing(null)
  const hasChips = ids !== null || period !== null || withEmail !== null || answers.length > 0
  const isComplete =
    editing?.edited.kind !== 'answer' ||
    filterOfDraft(editing.edited.draft, fieldOf(editing.edited.draft.field)) !== null

  const editor = editing !== null && (
    <FilterEditor
      formId={formId}
      visit={visit}
      fields={fields}
      edited={editing.edited}
      others={queryOfFilter(
        { ...filter, answers: answers.filter((_, index) => index !== editing.at) },
        visit,
      )}
      found={found}
      onChange={change}
      onAdd={
        isComplete && answers.length < mostFilters
          ? () => begin({ currentTarget: button.current ?? document.body })
          : undefined
      }
      onDone={close}
    />
  )
  return (
    <div className={styles.bar}>
      {ids !== null && (
        <Chip name={idsWords(reason)} onRemove={() => remove({ ids: null, reason: null })}>
          <b>{idsWords(reason)}</b>
        </Chip>
      )}
      {period !== null && (
        <Chip
          icon={<IconCalendar {...icon} />}
          name={`Submitted ${periodWords(period)}`}
          isOpen={editing?.edited.kind === 'period'}
          onOpen={(event) => open(event, { at: -1, edited: { kind: 'period', period } })}
          onRemove={() => remove({ period: null })}
        >
          <b>{periodWords(period)}</b>
        </Chip>
      )}
      {withEmail !== null && (
        <Chip
          icon={<IconMail {...icon} />}
          name={withEmail ? 'With Email' : 'Anonymous'}
          isOpen={editing?.edited.kind === 'email'}
          onOpen={(event) => open(event, { at: -1, edited: { kind: 'email', withEmail } })}
          onRemove={() => remove({ withEmail: null })}
        >
          <b>{withEmail ? 'With Email' : 'Anonymous'}</b>
        </Chip>
      )}
      {answers.map((one, at) => {
        const field = fieldOf(one.field)
        const { condition, value } = filterWords(one)
        const name = `${field.label || field.id} ${condition} ${value}`.trim()
        return (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: two filters can be the same, and their order is their identity
            key={at}
            name={name}
            isOpen={editing?.edited.kind === 'answer' && editing.at === at}
            onOpen={(event) =>
              open(event, { at, edited: { kind: 'answer', draft: draftOf(one, field) } })
            }
            onRemove={() => remove({ answers: answers.filter((_, index) => index !== at) })}
          >
            <b>{field.label || field.id}</b> <span>{condition}</span>
            {value !== '' && <i>{value}</i>}
          </Chip>
        )
      })}
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-keyshortcuts="f"
        aria-haspopup="dialog"
        aria-expanded={editing !== null}
        disabled={answers.length >= mostFilters}
        icon={<IconFilter {...icon} />}
        onClick={begin}
      >
        <span className={hasChips ? undefined : 'visually-hidden-on-phones'}>Filter</span>
      </Button>
      {isPhone ? (
        <Sheet open={editing !== null} onOpenChange={close} title="Show submissions where">
          {editor}
        </Sheet>
      ) : (
        <Popover.Root
          open={editing !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) close()
          }}
        >
          <Popover.Portal>
            <Popover.Positioner
              className={styles.positioner}
              anchor={anchor}
              align="start"
              sideOffset={6}
              collisionPadding={12}
            >
              <Popover.Popup className={styles.popup} finalFocus={button}>
                <Popover.Title className={styles.title}>Show submissions where</Popover.Title>
                {editor}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </div>
  )
}

interface ChipProps {
  readonly icon?: ReactNode
  /** the filter in words */
  readonly name: string
  readonly isOpen?: boolean
  /** opens the editor; absent for a filter that can only be removed */
  readonly onOpen?: (event: { currentTarget: HTMLElement }) => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

function Chip({ icon: sign, name, isOpen = false, onOpen, onRemove, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, isOpen && styles.open)}>
      {onOpen === undefined ? (
        <span className={styles.fixed}>{children}</span>
      ) : (
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
          {sign}
          {children}
        </button>
      )}
      <IconButton
        size="sm"
        tooltip="none"
        label={`Remove filter ${name}`}
        icon={<IconX size={14} stroke={1.75} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  )
}
