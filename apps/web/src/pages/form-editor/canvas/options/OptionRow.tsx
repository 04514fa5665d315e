import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { ClipboardEvent, CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { BranchMark } from '../../../../ui/BranchMark.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './options.module.css'

interface OptionRowProps {
  readonly index: number
  readonly option: string
  /** `Option`, or what the texts are otherwise */
  readonly name: string
  /** marker before each option, depending on the field type */
  readonly mark: 'round' | 'square' | 'number'
  readonly isDoubled: boolean
  readonly isDragged: boolean
  readonly problemId: string | undefined
  readonly style: CSSProperties
  readonly onChange: (index: number, text: string) => void
  readonly onKeyDown: (index: number, event: KeyboardEvent<HTMLInputElement>) => void
  readonly onPaste: (index: number, event: ClipboardEvent<HTMLInputElement>) => void
  readonly onFocus: (index: number) => void
  readonly onBlur: () => void
  readonly onGrab: (index: number, event: PointerEvent<HTMLElement>) => void
  readonly onRemove: (index: number) => void
  /** Absent where options cannot have conditions. */
  readonly onOffer?: ((index: number) => void) | undefined
  /** True for an option with a condition. */
  readonly isConditional: boolean
  readonly isOfferOpen: boolean
}

/** One option, editable in place. */
export function OptionRow(props: OptionRowProps) {
  const { index, option, name, mark, isDoubled } = props
  return (
    <li
      className={classNames(styles.row, props.isDragged && styles.dragged)}
      style={props.style}
      data-option={index}
    >
      <i className={styles[mark]} aria-hidden="true">
        {mark === 'number' ? `${index + 1}.` : null}
      </i>
      <input
        className={styles.text}
        dir="auto"
        aria-label={`${name} ${index + 1}`}
        aria-invalid={isDoubled || undefined}
        aria-describedby={props.problemId}
        value={option}
        onChange={(event) => props.onChange(index, event.currentTarget.value)}
        onKeyDown={(event) => props.onKeyDown(index, event)}
        onPaste={(event) => props.onPaste(index, event)}
        onFocus={() => props.onFocus(index)}
        onBlur={props.onBlur}
      />
      {props.onOffer && (
        <button
          type="button"
          className={styles.offer}
          aria-label={`Offer ${option || `option ${index + 1}`} only when…`}
          aria-expanded={props.isOfferOpen}
          data-on={props.isConditional || undefined}
          onClick={() => props.onOffer?.(index)}
        >
          <BranchMark />
          {props.isConditional && <span>only when</span>}
        </button>
      )}
      {isDoubled && <span className={styles.doubled}>duplicate</span>}
      <span
        className={styles.grip}
        // For pointers only: the keyboard moves options with Alt and the arrow keys.
        aria-hidden="true"
        onPointerDown={(event) => props.onGrab(index, event)}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${name.toLowerCase()} ${index + 1}${option === '' ? '' : `, ${option}`}`}
        onClick={() => props.onRemove(index)}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </li>
  )
}
