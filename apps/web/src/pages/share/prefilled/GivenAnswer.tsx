import type { Field } from '@ramiform/core/field'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './PrefilledLink.module.css'

/** Input types of text fields; others are plain text. */
const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  email: 'email',
  phone: 'tel',
  time: 'time',
  url: 'url',
}

const decimalTypes = new Set(['number', 'price', 'quantity'])

/** The answer that a link gives to one question, with the input of the question's type. */
export function GivenAnswer({
  field,
  value,
  isIgnored,
  onChange,
}: {
  field: Field
  value: string
  /** true when the form would not accept the answer from the link */
  isIgnored: boolean
  onChange: (value: string) => void
}) {
  const label = nameOf(field)
  const problem = isIgnored
    ? 'The form ignores this answer. It is invalid, or the question is hidden.'
    : null
  if (field.options === undefined || field.other !== undefined) {
    return (
      <TextField
        className={styles.answer}
        label={label}
        hideLabel
        type={inputTypes[field.type] ?? 'text'}
        inputMode={decimalTypes.has(field.type) ? 'decimal' : undefined}
        placeholder="Answer"
        value={value}
        error={problem}
        onChange={onChange}
      />
    )
  }
  const options = [...new Set(field.options)].map((option) => ({ value: option, label: option }))
  return (
    <div className={styles.answer}>
      <Select label={label} value={value} onChange={onChange} options={options} />
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  )
}

/** A field's label, or its id if it has none. */
export function nameOf({ label, id }: Field): string {
  return label || id
}
