import type { Field, FieldWidth } from '@ramiform/core/field'
import { IconCopy, IconDots, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { typeOf } from '../../../editing/draft/type-of.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useMakeAppear } from '../live-preview/use-make-appear.ts'
import { MoveButtons } from './LazyMoveButtons.tsx'
import styles from './SelectedField.module.css'
import { useDuplicateField, useRemoveField } from './use-card-keys.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
/** Selecting a card mounts all its buttons at once. */
const quick = { size: 'sm', tooltip: 'css' } as const

interface FieldActionsProps {
  readonly field: Field
  readonly phone: boolean
  readonly onChange: (members: Partial<Field>) => void
  readonly onLogic: (() => void) | undefined
  readonly onMore: () => void
  /** True while the logic of the requirement shows. */
  readonly whenIsOpen: boolean
  readonly onWhen: (isOpen: boolean) => void
  /** id of the "more settings" element while it is rendered */
  readonly more: string | undefined
}

/** Controls that every field type has: common settings, and actions on the field itself. */
export function FieldActions(props: FieldActionsProps) {
  const { field, phone, onChange, onLogic, onMore, more, whenIsOpen, onWhen } = props
  const duplicate = useDuplicateField()
  const remove = useRemoveField()
  // The table decides how its rows look.
  const isRow = field.table !== undefined
  const control = typeOf(field)?.control
  const isQuestion = control !== 'statement'
  const withoutWhen = field.requiredWhen ? { requiredWhen: undefined } : {}
  const styling = field.styling ?? { width: 'full', inline: false }
  return (
    <>
      <MakeItAppear field={field} />
      {isQuestion && (
        <>
          <Switch
            label="Required"
            checked={field.required ?? false}
            onChange={(required) => {
              onWhen(false)
              onChange({ required, ...withoutWhen })
            }}
          />
          <Button
            size="sm"
            variant="quiet"
            className={styles.onlyWhen ?? ''}
            aria-label="Required only when…"
            aria-pressed={whenIsOpen}
            onClick={() => {
              onWhen(!whenIsOpen)
              if (whenIsOpen) onChange(withoutWhen)
              else if (field.required) onChange({ required: false })
            }}
          >
            only when…
          </Button>
        </>
      )}
      {!isRow && !field.pictures && control === 'options' && (
        <Switch
          label="Inline"
          checked={styling.inline}
          onChange={(inline) => onChange({ styling: { ...styling, inline } })}
        />
      )}
      {!isRow && (
        <div className={styles.width}>
          <span aria-hidden="true">Width</span>
          <Segmented<FieldWidth>
            label="Width"
            value={styling.width}
            options={styling.width === 'third' ? [...widths, third] : widths}
            onChange={(width) => onChange({ styling: { ...styling, width } })}
          />
        </div>
      )}
      <div className={styles.actions}>
        {phone && <MoveButtons id={field.id} waiting="" />}
        {onLogic && (
          <IconButton {...quick} label="Logic" icon={<BranchMark size={18} />} onClick={onLogic} />
        )}
        <IconButton
          {...quick}
          label="Duplicate field"
          icon={<IconCopy {...icon} />}
          onClick={() => duplicate(field.id)}
        />
        <IconButton
          {...quick}
          label="Delete field"
          icon={<IconTrash {...icon} />}
          onClick={() => remove(field.id)}
        />
        {isQuestion && (
          <IconButton
            {...quick}
            label="More settings"
            icon={<IconDots {...icon} />}
            aria-expanded={more !== undefined}
            aria-controls={more}
            onClick={onMore}
          />
        )}
      </div>
    </>
  )
}

function MakeItAppear({ field }: { field: Field }) {
  const makeAppear = useMakeAppear(field)
  if (makeAppear === null) return null
  return (
    <button type="button" className={styles.appear} onClick={makeAppear}>
      <IconPlayerPlay size={14} stroke={1.75} aria-hidden />
      Make it appear
    </button>
  )
}

/** Width choices. The editor offers full and half; imported forms may also have a third (spec section 9). */
const widths = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
] as const
const third = { value: 'third', label: 'Third' } as const
