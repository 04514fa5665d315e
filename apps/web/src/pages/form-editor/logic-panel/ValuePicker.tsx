import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { withOther } from '@ramiform/core/other'
import { fieldTypes } from '@ramiform/fields'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { Select } from '../../../ui/Select.tsx'
import styles from './Rules.module.css'
import { valueKind, valueProblem } from './value-kind.ts'

/** Input for a rule's value: the source's options, a number, a date, or free text, depending on the source. */
export function ValuePicker({
  source,
  operator,
  value,
  onChange,
}: {
  source: Field | undefined
  operator: OperatorName | null
  value: string
  onChange: (value: string, control?: string) => void
}) {
  const noteId = useId()
  const kind = valueKind(source, operator, value)
  const problem = valueProblem(source, operator, value)
  const isDay = source !== undefined && fieldTypeOf(fieldTypes, source.type)?.comparesAsDay
  const common = {
    'data-part': 'value',
    'aria-label': 'Value',
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null ? undefined : noteId,
  }
  return (
    <div className={styles.valueCell}>
      {kind === 'options' ? (
        <Select
          {...common}
          label="Value"
          value={value}
          placeholder="Choose a value"
          className={value === '' ? styles.todoSelect : undefined}
          options={optionsOf(source, value)}
          onChange={(option) => onChange(option)}
        />
      ) : (
        <input
          {...common}
          className={classNames(fieldStyles.input, value === '' && styles.todo)}
          type={kind === 'date' ? 'date' : 'text'}
          placeholder={isDay ? 'YYYY-MM-DD' : kind === 'number' ? 'a number' : 'an answer'}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          maxLength={limits.answerCharacters}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value, 'value')}
        />
      )}
      {problem !== null && (
        <p id={noteId} className={styles.note}>
          {`${problem}.`}
        </p>
      )}
    </div>
  )
}

/** Options of the source. A value that is no longer an option stays listed; otherwise the rule would look empty. */
function optionsOf(source: Field | undefined, value: string) {
  const offered = source === undefined ? [] : (withOther(source).options ?? [])
  const options = [...new Set(offered)].filter((option) => option !== '')
  const unknown = source?.other === undefined ? `${value} (no longer an option)` : `“${value}”`
  return [
    ...(value === '' || options.includes(value) ? [] : [{ value, label: unknown }]),
    ...options.map((option) => ({ value: option, label: option })),
  ]
}
