import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { PlainSelect } from '../../../ui/PlainSelect.tsx'
import styles from './LogicPanel.module.css'

/** The options of the source where it has some, free text otherwise (spec section 5). */
export function ValuePicker({
  source,
  value,
  onChange,
}: {
  source: Field | undefined
  value: string
  onChange: (value: string, control?: string) => void
}) {
  if (source !== undefined && fieldTypeOf(fieldTypes, source.type)?.hasOptions) {
    const options = [...new Set(source.options ?? [])].filter((option) => option !== '')
    const gone = value !== '' && !options.includes(value)
    return (
      <PlainSelect
        compact
        className={styles.wholeRow ?? ''}
        label="Value"
        data-part="value"
        value={value}
        placeholder="Choose a value"
        aria-invalid={gone || undefined}
        options={[
          ...(gone ? [{ value, label: `${value} (no longer an option)` }] : []),
          ...options.map((option) => ({ value: option, label: option })),
        ]}
        onChange={(option) => onChange(option)}
      />
    )
  }
  return (
    <input
      className={classNames(fieldStyles.input, fieldStyles.compact, styles.wholeRow)}
      data-part="value"
      aria-label="Value"
      placeholder={source?.type === 'date' ? 'YYYY-MM-DD' : 'Value'}
      inputMode={source?.type === 'number' ? 'decimal' : 'text'}
      maxLength={limits.answerCharacters}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value, 'value')}
    />
  )
}
