import type { RowsSettingProps } from '@ramiform/fields/settings'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { useRowFocus } from '../../../../ui/use-row-focus.ts'
import styles from './SettingRows.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Repeated settings in rows. Focus moves into an added row, and stays at the index of a removed one. */
export function SettingRows(props: RowsSettingProps) {
  const { label, hint, error, rows, addLabel, removeLabel } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const { onAdd, removal } = useRowFocus(group)

  const says = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
  return (
    <fieldset
      ref={group}
      className={styles.rows}
      tabIndex={-1}
      aria-describedby={says.filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all state of a row is in its controlled inputs
        <div key={index} className={styles.row} data-row>
          <div className={styles.controls}>{row}</div>
          <IconButton
            size="sm"
            tooltip="css"
            label={removeLabel(index)}
            icon={<IconX {...icon} />}
            {...removal(index, () => props.onRemove(index))}
          />
        </div>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {props.onAdd !== undefined && (
        <Button
          size="sm"
          className={styles.add}
          icon={<IconPlus {...icon} />}
          onClick={() => onAdd(() => props.onAdd?.())}
          data-add
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
