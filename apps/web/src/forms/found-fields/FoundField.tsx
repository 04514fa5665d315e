import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FieldIcon } from '../field-icons.tsx'
import { fieldName } from '../field-name.ts'
import type { FieldEdit } from './edit-found.ts'
import styles from './FoundFields.module.css'
import { FoundOptions } from './FoundOptions.tsx'

interface FoundFieldProps {
  /** field as imported, before edits */
  readonly found: Field
  readonly edit: FieldEdit | undefined
  /** field with the owner's edits */
  readonly field: Field
  /** `field` with names of fields in its label in place of answers */
  readonly named: Field
  /** imported form with such labels, to name the sources of rules */
  readonly form: FormSchema
  readonly isTaken: boolean
  readonly isOpen: boolean
  /** source text of the field */
  readonly origin?: string | undefined
  readonly warnings: readonly string[]
  readonly onTake: (taken: boolean) => void
  readonly onOpen: (open: boolean) => void
  readonly onEdit: (edit: FieldEdit) => void
}

const typeOptions = Object.values(fieldTypes).map(({ type, defaultLabel }) => ({
  value: type,
  label: defaultLabel,
}))

/** An imported field: checkbox, type and condition, and a form to edit it. A condition draws a branch from the stem. */
export function FoundField(props: FoundFieldProps) {
  const { found, edit, field, named, form, isTaken, isOpen, origin, warnings } = props
  const { onTake, onOpen, onEdit } = props
  const name = fieldName(named)
  return (
    <div
      className={styles.field}
      data-out={isTaken ? undefined : true}
      data-conditional={field.conditional !== undefined || undefined}
    >
      {field.conditional && (
        <p className={styles.logic} dir="auto">
          <BranchMark size={14} />
          <span>
            shown when{' '}
            {describeConditional(field.conditional, form, { clauses: 2 })
              .map(({ text }) => text)
              .join('')}
          </span>
        </p>
      )}
      <div className={styles.row}>
        <Checkbox checked={isTaken} onChange={onTake}>
          <span
            className={styles.name}
            dir="auto"
            title={origin === undefined ? named.label : `${named.label} (from “${origin}”)`}
          >
            {name}
            {field.required && <span className={styles.star}> *</span>}
          </span>
        </Checkbox>
        <span className={styles.kind}>
          <FieldIcon type={field.type} size={16} />
          <select
            aria-label={`Type of ${name}`}
            value={field.type}
            onChange={({ currentTarget }) => onEdit({ type: currentTarget.value })}
          >
            {typeOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
        <IconButton
          label={`Change ${name}`}
          size="sm"
          icon={<IconPencil size={14} stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
      </div>
      {!isOpen && field.options !== undefined && field.options.length > 0 && (
        <p className={styles.choices} dir="auto">
          {optionsInWords(field.options)}
        </p>
      )}
      {warnings.map((message) => (
        <FoundWarning key={message} message={message} />
      ))}
      {isOpen && (
        <div className={styles.edit}>
          {origin !== undefined && (
            <p className={styles.origin} dir="auto">
              From “{origin}”
            </p>
          )}
          <TextField
            label="Label"
            compact
            value={field.label}
            maxLength={limits.labelCharacters}
            onChange={(label) => onEdit({ label })}
          />
          {takesAnswer(field, fieldTypes) && (
            <Switch
              label="Required"
              checked={field.required === true}
              onChange={(required) => onEdit({ required })}
            />
          )}
          {field.options !== undefined && (
            <FoundOptions
              of={name}
              options={field.options}
              typed={edit?.options}
              onChange={(options) => onEdit({ options })}
            />
          )}
          {found.conditional !== undefined && (
            <Switch
              className={styles.wide ?? ''}
              label="Keep its condition"
              checked={edit?.always !== true}
              onChange={(kept) => onEdit({ always: !kept })}
            />
          )}
        </div>
      )}
    </div>
  )
}

export function FoundWarning({ message }: { message: string }) {
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {message}
    </p>
  )
}

/** number of options in a row; the rest are counted */
const namedOptions = 6

/** The first options: `Monday · Wednesday · Friday` */
function optionsInWords(options: readonly string[]): string {
  const rest = options.length - namedOptions
  const named = options.slice(0, namedOptions).join(' · ')
  return rest > 0 ? `${named} · ${options.length.toLocaleString('en')} options` : named
}
