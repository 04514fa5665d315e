import { useDraggable } from '@dnd-kit/core'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { isTraditional } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { fieldProblems } from '../document/field-problems.ts'
import { fieldById, fieldName } from '../document/form-draft.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { usePatternEngine } from '../use-pattern-engine.ts'
import styles from './Canvas.module.css'
import type { CardLayout } from './canvas-layout.ts'
import { FieldPreview } from './FieldPreview.tsx'
import { SelectedField } from './SelectedField.tsx'
import { ShownWhen } from './ShownWhen.tsx'
import { useCardKeys } from './use-card-keys.ts'

interface FieldCardProps {
  readonly id: string
  readonly layout: CardLayout
  /** sixths of a row */
  readonly share: number
  readonly isTabStop: boolean
  readonly onLogic: ((id: string) => void) | undefined
}

/** One field on the canvas: a preview, or its settings while it is selected. */
export const FieldCard = memo(function FieldCard({
  id,
  layout,
  share,
  isTabStop,
  onLogic,
}: FieldCardProps) {
  const { store } = useEditor()
  const field = useEditorState(({ draft }) => fieldById(draft.schema.fields, id))
  const selected = useEditorState((state) => state.selected === id)
  const traditional = useEditorState(({ draft }) => isTraditional(draft.schema))
  const patterns = usePatternEngine(field?.validation?.pattern !== undefined)
  const onKeyDown = useCardKeys(id)
  const problems = useMemo(
    () => (field ? fieldProblems(field, fieldTypeOf(fieldTypes, field.type), patterns) : {}),
    [field, patterns],
  )
  // The list hears of a removed field a moment after its card does.
  if (field === undefined) return null

  const conditional = traditional ? undefined : field.conditional
  const messages = Object.values(problems)
  return (
    <li
      className={classNames(
        styles.field,
        styles[layout],
        conditional !== undefined && styles.conditional,
        selected && styles.selected,
      )}
      data-field={id}
      data-share={share}
      aria-current={selected || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.card}>
        {!selected && (
          <button
            type="button"
            className={styles.cover}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={`Edit ${fieldName(field)}`}
            onClick={() => store.select(id)}
            onKeyDown={moveFocus}
          />
        )}
        <Grip id={id} />
        {conditional !== undefined && <ShownWhen conditional={conditional} />}
        {selected ? (
          <SelectedField
            field={field}
            problems={problems}
            onLogic={onLogic && (() => onLogic(id))}
          />
        ) : (
          <>
            <div className={styles.label}>
              {fieldName(field)}
              {field.required && (
                <span className={styles.required} role="img" aria-label="required">
                  *
                </span>
              )}
            </div>
            {field.description && <p className={styles.hint}>{field.description}</p>}
            <FieldPreview field={field} />
            {messages.map((message) => (
              <p key={message} className={styles.problem}>
                {message}
              </p>
            ))}
          </>
        )}
      </div>
    </li>
  )
})

/** For pointers only: the keyboard moves a card with Alt and the arrows. */
function Grip({ id }: { id: string }) {
  const { setNodeRef, listeners } = useDraggable({ id, data: { move: id } })
  return (
    <span ref={setNodeRef} className={styles.grip} aria-hidden="true" {...listeners}>
      <IconGripVertical size={16} stroke={1.75} />
    </span>
  )
}

/** Plain arrows go from card to card. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  const card = event.currentTarget.closest('li')
  const next = event.key === 'ArrowDown' ? card?.nextElementSibling : card?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('button, input')
  if (target) {
    event.preventDefault()
    target.focus()
  }
}
