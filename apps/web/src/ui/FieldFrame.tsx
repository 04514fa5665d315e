import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface FieldFrameProps {
  readonly label: string
  /** hides the label visually, where the context makes it clear */
  readonly hideLabel?: boolean | undefined
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
  readonly className?: string | undefined
}

/** Label, hint and error of a control, linked for screen readers. */
export function FieldFrame({
  label,
  hideLabel = false,
  error,
  hint,
  className,
  disabled = false,
  children,
}: FieldFrameProps & { readonly disabled?: boolean | undefined; readonly children: ReactNode }) {
  const wrong = error !== undefined && error !== null && error !== ''
  return (
    <Field.Root invalid={wrong} disabled={disabled} className={classNames(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden>
          <Field.Label>{label}</Field.Label>
        </VisuallyHidden>
      ) : (
        <Field.Label className={styles.label}>{label}</Field.Label>
      )}
      {children}
      {hint !== undefined && <Field.Description className={styles.hint}>{hint}</Field.Description>}
      <Field.Error match={wrong} className={styles.error}>
        {error}
      </Field.Error>
    </Field.Root>
  )
}
