import type { Field, FieldWidth } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { LightIconButton } from '../../../ui/LightIconButton.tsx'
import { LightSegmented } from '../../../ui/LightSegmented.tsx'
import { LightSwitch } from '../../../ui/LightSwitch.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useFieldActions } from '../commands/use-field-actions.ts'
import { changeField } from '../document/field-commands.ts'
import type { FieldProblems } from '../document/field-problems.ts'
import { useEditor } from '../editor-context.tsx'
import { MoreSettings } from '../fetched-soon.tsx'
import styles from './Canvas.module.css'
import { OptionsEditor } from './options/OptionsEditor.tsx'
import { TypeControl } from './TypeControl.tsx'
import { useDuplicateField, useRemoveField } from './use-card-keys.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface SelectedFieldProps {
  readonly field: Field
  readonly problems: FieldProblems
  readonly onLogic: (() => void) | undefined
}

/** The settings of the selected field, in its place on the canvas. */
export function SelectedField({ field, problems, onLogic }: SelectedFieldProps) {
  const { store } = useEditor()
  const duplicate = useDuplicateField()
  const remove = useRemoveField()
  const phone = useMedia('(max-width: 760px)')
  const [more, setMore] = useState(false)
  const moreId = useId()
  const { id } = field
  const styling = field.styling ?? { width: 'full', inline: false }
  const fieldType = fieldTypeOf(fieldTypes, field.type)
  const change = (members: Partial<Field>, control?: string) =>
    store.run(changeField(id, members, control))
  const { label: labelProblem, options: optionsProblem, ...inMore } = problems

  return (
    <>
      <div className={styles.head}>
        <LabelInput field={field} problem={labelProblem} />
        <TypeControl field={field} />
      </div>
      {labelProblem !== undefined && (
        <p id={`${id}-label-problem`} className={styles.problem}>
          {labelProblem}
        </p>
      )}
      {fieldType?.hasOptions && (
        <OptionsEditor
          field={field}
          problem={optionsProblem}
          onChange={(options, control) => change({ options }, control)}
        />
      )}
      {!more &&
        Object.values(inMore).map((message) => (
          <p key={message} className={styles.problem}>
            {message}
          </p>
        ))}
      <div className={styles.settings}>
        <LightSwitch
          label="Required"
          checked={field.required ?? false}
          onChange={(required) => change({ required })}
        />
        {(field.type === 'radio' || field.type === 'checkbox') && (
          <LightSwitch
            label="Inline"
            checked={styling.inline}
            onChange={(inline) => change({ styling: { ...styling, inline } })}
          />
        )}
        <div className={styles.width}>
          <span aria-hidden="true">Width</span>
          <LightSegmented<FieldWidth>
            label="Width"
            value={styling.width}
            options={styling.width === 'third' ? [...widths, third] : widths}
            onChange={(width) => change({ styling: { ...styling, width } })}
          />
        </div>
        <div className={styles.actions}>
          {phone && <MoveButtons id={id} />}
          {onLogic && (
            <LightIconButton label="Logic" icon={<BranchMark size={18} />} onClick={onLogic} />
          )}
          <LightIconButton
            label="Duplicate field"
            icon={<IconCopy {...icon} />}
            onClick={() => duplicate(id)}
          />
          <LightIconButton
            label="Delete field"
            icon={<IconTrash {...icon} />}
            onClick={() => remove(id)}
          />
          <LightIconButton
            label="More settings"
            icon={<IconDots {...icon} />}
            aria-expanded={more}
            aria-controls={more ? moreId : undefined}
            onClick={() => setMore(!more)}
          />
        </div>
      </div>
      {more && (
        <MoreSettings
          id={moreId}
          field={field}
          problems={problems}
          onChange={change}
          waiting="Loading settings..."
        />
      )}
    </>
  )
}

/** Where there is no keyboard and dragging takes a finger's patience. */
function MoveButtons({ id }: { id: string }) {
  const { move } = useFieldActions()
  return (
    <>
      <LightIconButton
        label="Move up"
        icon={<IconArrowUp {...icon} />}
        onClick={() => move(-1, id)}
      />
      <LightIconButton
        label="Move down"
        icon={<IconArrowDown {...icon} />}
        onClick={() => move(1, id)}
      />
    </>
  )
}

/** The editor offers full and half; a third comes from imports and stays what it is (spec section 9). */
const widths = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
] as const
const third = { value: 'third', label: 'Third' } as const

function LabelInput({ field, problem }: { field: Field; problem: string | undefined }) {
  const { store } = useEditor()
  const input = useRef<HTMLInputElement>(null)

  // Selecting a card means to write in it. On a touch screen that would raise the keyboard unasked.
  useLayoutEffect(() => {
    if (!matchMedia('(hover: hover)').matches) {
      input.current?.closest('li')?.focus({ preventScroll: true })
      return
    }
    input.current?.focus({ preventScroll: true })
    if (input.current?.value === fieldTypeOf(fieldTypes, field.type)?.defaultLabel) {
      input.current?.select()
    }
  }, [field.type])
  useLayoutEffect(() => {
    const card = input.current?.closest('li')
    const frame = requestAnimationFrame(() => card?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <input
      ref={input}
      className={styles.labelInput}
      dir="auto"
      aria-label="Label"
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : `${field.id}-label-problem`}
      placeholder="Label"
      value={field.label}
      onChange={(event) =>
        store.run(changeField(field.id, { label: event.currentTarget.value }, 'label'))
      }
    />
  )
}
