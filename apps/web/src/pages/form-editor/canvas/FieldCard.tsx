import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { IconGripVertical } from '@tabler/icons-react'
import { type MouseEvent, memo, useMemo, useRef } from 'react'
import { namedFields } from '../../../editing/draft/payment-sum.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { useCardState, useField, useFields } from '../../../editing/use-field.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FindingMark } from '../findings/FindingMark.tsx'
import type { PlacedCard } from './arrangement.ts'
import { ClosedField } from './ClosedField.tsx'
import styles from './FieldCard.module.css'
import { fieldProblems } from './field-problems.ts'
import { withRange, withToggled } from './pick-fields.ts'
import { SelectedField } from './SelectedField.tsx'
import { ShownWhen } from './ShownWhen.tsx'
import { usePatternEngine } from './use-pattern-engine.ts'

interface FieldCardProps {
  readonly card: PlacedCard
  readonly drawsTwigs: boolean
  /** True in a folded section. It stays in the page, because places of a drop count cards. */
  readonly isFolded?: boolean
  readonly onLogic: ((id: string) => void) | undefined
}

/** One field on the canvas: its preview, or its settings while it is selected. */
export const FieldCard = memo(function FieldCard({
  card,
  drawsTwigs,
  isFolded,
  onLogic,
}: FieldCardProps) {
  const { id, layout, share, twig } = card
  const { store, announce } = useEditor()
  const field = useField(id)
  const state = useCardState(id)
  const patterns = usePatternEngine(field?.validation?.pattern !== undefined)
  const named = useFields(useMemo(() => namedFields(field), [field]))
  const problems = useMemo(
    () => (field ? fieldProblems(field, fieldTypeOf(fieldTypes, field.type), patterns, named) : {}),
    [field, patterns, named],
  )
  const had = useRef(field?.conditional !== undefined)
  if (field?.conditional === undefined) had.current = false
  // After a removal the card rerenders before the list does, so the field can be missing here.
  if (field === undefined) return null

  const isOpen = state === 'open'
  const conditional = drawsTwigs ? field.conditional : undefined

  function onPress(event: MouseEvent) {
    const isToggle = event.ctrlKey || event.metaKey
    if (!isToggle && !event.shiftKey) return store.select(id)
    const picked = (isToggle ? withToggled : withRange)(store.getState(), id)
    store.pick(picked)
    announce(picked.length === 1 ? '1 field selected' : `${picked.length} fields selected`)
  }

  return (
    <li
      // biome-ignore lint/a11y/noRedundantRoles: the chunk overrides its list role, so items need an explicit one
      role="listitem"
      className={classNames(
        styles.field,
        styles[layout],
        conditional !== undefined && (twig === undefined ? styles.conditional : styles.twig),
        isOpen && styles.selected,
        state === 'picked' && styles.picked,
      )}
      hidden={isFolded}
      data-field={id}
      data-share={share}
      data-twig={twig?.place}
      data-grown={(conditional !== undefined && !had.current) || undefined}
      aria-current={isOpen || undefined}
      tabIndex={isOpen ? -1 : undefined}
    >
      <div className={styles.card}>
        {!isOpen && (
          <button
            type="button"
            className={styles.cover}
            tabIndex={state === 'first' ? 0 : -1}
            aria-label={`Edit ${fieldName(field)}`}
            aria-pressed={state === 'picked' || undefined}
            data-cover
            onClick={onPress}
          />
        )}
        {/* For pointers only: the keyboard moves a card with Alt and the arrow keys. */}
        <span className={styles.grip} data-grip aria-hidden="true">
          <IconGripVertical size={16} stroke={1.75} />
        </span>
        <FindingMark fieldId={id} />
        {conditional !== undefined && twig === undefined && (
          <ShownWhen of={id} conditional={conditional} />
        )}
        {!isOpen && drawsTwigs && field.requiredWhen && !field.required && (
          <ShownWhen conditional={field.requiredWhen} what="required" />
        )}
        {isOpen ? (
          <SelectedField
            field={field}
            problems={problems}
            onLogic={onLogic && (() => onLogic(id))}
          />
        ) : (
          <ClosedField field={field} problems={problems} />
        )}
      </div>
    </li>
  )
})
