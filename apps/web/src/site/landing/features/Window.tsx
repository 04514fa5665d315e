import type { ReactNode } from 'react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './window.module.css'

/** A window of the product. Its lower edge is cut off. */
export function Window({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.window}>
      {bar !== undefined && <div className={styles.bar}>{bar}</div>}
      {children}
    </div>
  )
}

/** A form on the editor's canvas. */
export function CanvasForm({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.form}>
      <i className={styles.stem} />
      {title !== undefined && <strong>{title}</strong>}
      {children}
    </div>
  )
}

export interface CanvasFieldProps {
  readonly label: string
  readonly options?: readonly string[]
  readonly placeholder?: string
  /** Its condition, if it is on a branch. */
  readonly when?: ReactNode
  readonly selected?: boolean
  readonly className?: string | undefined
}

export function CanvasField(props: CanvasFieldProps) {
  const { label, options, placeholder, when, selected = false, className } = props
  return (
    <div
      className={classNames(
        styles.field,
        when !== undefined && styles.branch,
        selected && styles.selected,
        className,
      )}
    >
      {when !== undefined && <When>{when}</When>}
      <b>{label}</b>
      {options !== undefined && <Options options={options} />}
      {placeholder !== undefined && <div className={styles.input}>{placeholder}</div>}
    </div>
  )
}

function When({ children }: { children: ReactNode }) {
  return (
    <span className={styles.when}>
      <BranchMark size={14} />
      <span>shown when {children}</span>
    </span>
  )
}

function Options({ options }: { options: readonly string[] }) {
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <span key={option}>
          <i />
          {option}
        </span>
      ))}
    </div>
  )
}
