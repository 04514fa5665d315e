import type { FoundFields as Found } from '@ramiform/formats/import'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { TextButton } from '../../ui/TextButton.tsx'
import {
  editedFields,
  type FieldEdit,
  type FieldEdits,
  namedForm,
  readsAnyOf,
} from './edit-found.ts'
import { FoundField, FoundWarning } from './FoundField.tsx'
import styles from './FoundFields.module.css'

interface FoundFieldsProps {
  readonly found: Found
  /** ids of unselected fields */
  readonly without: ReadonlySet<string>
  readonly edits: FieldEdits
  /** source text of each field, by field id */
  readonly origins?: ReadonlyMap<string, string> | undefined
  /** true when a report above lists the warnings */
  readonly hasReport?: boolean
  /** id of the field whose source the pointer or the caret is at */
  readonly pointed?: string | null
  /** id of a field to scroll to and open */
  readonly shown?: string | null
  /** true while fields are added one by one: the last one stays in view, and nothing can be changed */
  readonly isGrowing?: boolean
  /** more buttons at the end of the heading */
  readonly actions?: ReactNode
  readonly onChange: (without: ReadonlySet<string>) => void
  readonly onEdit: (id: string, edit: FieldEdit) => void
  readonly onPoint?: (id: string | null) => void
}

const leftOut =
  'Its logic uses a field that is not selected. Without it, this field is always shown.'

/** The fields of an import, each with a checkbox. Only rows in view are rendered. */
export function FoundFields(props: FoundFieldsProps) {
  const { found, without, edits, origins, onChange, onEdit, onPoint } = props
  const { hasReport = false, pointed = null, shown = null, isGrowing = false, actions } = props
  const { fields, warnings } = found
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: fields.length,
    getScrollElement: () => list.current,
    estimateSize: () => 44,
    getItemKey: (index) => fields[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 400, height: 400 },
  })
  const edited = useMemo(() => editedFields(fields, edits), [fields, edits])
  const named = useMemo(() => namedForm(found, edited), [found, edited])
  const warningsOf = useMemo(
    () => Map.groupBy(warnings, ({ fieldId }) => fieldId ?? ''),
    [warnings],
  )
  const none = without.size === fields.length
  const isNew = useNewFields(fields)
  useEffect(() => {
    if (isGrowing && fields.length > 0) rows.scrollToIndex(fields.length - 1)
  }, [isGrowing, fields.length, rows])
  useEffect(() => {
    const at = fields.findIndex(({ id }) => id === shown)
    if (at === -1) return
    rows.scrollToIndex(at, { align: 'center' })
    setOpen(shown)
  }, [shown, fields, rows])

  function toggle(id: string, taken: boolean) {
    const next = new Set(without)
    if (taken) next.delete(id)
    else next.add(id)
    onChange(next)
  }

  return (
    <>
      <div className={styles.head}>
        <h3>{fieldsInWords(fields)}</h3>
        {!isGrowing && (
          <TextButton
            onClick={() => onChange(none ? new Set() : new Set(fields.map(({ id }) => id)))}
          >
            {none ? 'Select all' : 'Clear all'}
          </TextButton>
        )}
        {actions}
      </div>
      {!hasReport && (
        <General messages={(warningsOf.get('') ?? []).map(({ message }) => message)} />
      )}
      <div ref={list} className={styles.fields} inert={isGrowing}>
        {/* biome-ignore lint/a11y/useSemanticElements: rows are placed by hand */}
        <div
          role="list"
          aria-label="Found fields"
          style={{ height: rows.getTotalSize(), position: 'relative' }}
        >
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const field = edited[index]
            const foundField = fields[index]
            if (field === undefined || foundField === undefined) return null
            const own = hasReport
              ? []
              : (warningsOf.get(field.id) ?? []).map(({ message }) => message)
            const isTaken = !without.has(field.id)
            return (
              // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand
              <div
                key={key}
                ref={rows.measureElement}
                data-index={index}
                role="listitem"
                aria-setsize={fields.length}
                aria-posinset={index + 1}
                className={styles.item}
                data-first={index === 0 || undefined}
                data-last={index === fields.length - 1 || undefined}
                data-new={isNew(field.id) || undefined}
                data-pointed={field.id === pointed || undefined}
                onMouseEnter={() => onPoint?.(field.id)}
                onMouseLeave={() => onPoint?.(null)}
                onFocus={() => onPoint?.(field.id)}
                onBlur={() => onPoint?.(null)}
                style={{ transform: `translateY(${start}px)` }}
              >
                <FoundField
                  found={foundField}
                  edit={edits.get(field.id)}
                  field={field}
                  named={named.fields[index] ?? field}
                  form={named}
                  isTaken={isTaken}
                  isOpen={open === field.id}
                  origin={origins?.get(field.id)}
                  warnings={isTaken && readsAnyOf(field, without) ? [...own, leftOut] : own}
                  onTake={(taken) => toggle(field.id, taken)}
                  onOpen={(next) => setOpen(next ? field.id : null)}
                  onEdit={(edit) => onEdit(field.id, edit)}
                />
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}

/** `9 fields, 2 with logic` */
export function fieldsInWords(fields: Found['fields']): string {
  const count = fields.length === 1 ? '1 field' : `${fields.length.toLocaleString('en')} fields`
  const withLogic = fields.filter(({ conditional }) => conditional !== undefined).length
  return withLogic === 0 ? count : `${count}, ${withLogic.toLocaleString('en')} with logic`
}

/**
 * Tells fields that were added to a list; only their rows are animated. A label that changes while it is typed is another
 * field, but adds none.
 */
function useNewFields(fields: Found['fields']): (id: string) => boolean {
  const [seen, setSeen] = useState({ fields, before: fields })
  if (seen.fields !== fields) setSeen({ fields, before: seen.fields })
  const { before } = seen
  const known = useMemo(() => new Set(before.map(({ id }) => id)), [before])
  return (id) => fields.length > before.length && !known.has(id)
}

const mostInView = 3

/** Warnings about the whole file. The first three are visible, the others start collapsed. */
function General({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null
  const once = [...new Set(messages)]
  const rest = once.slice(mostInView)
  return (
    <div className={styles.general}>
      {once.slice(0, mostInView).map((message) => (
        <FoundWarning key={message} message={message} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{`${rest.length.toLocaleString('en')} more warnings`}</summary>
          {rest.map((message) => (
            <FoundWarning key={message} message={message} />
          ))}
        </details>
      )}
    </div>
  )
}
