import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlainSelect } from '../../../ui/PlainSelect.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldName } from '../document/form-draft.ts'
import { FieldIcon } from '../field-icons.tsx'
import type { FieldEdit } from './edit-found.ts'
import styles from './ImportDialog.module.css'

interface FoundFieldProps {
  /** as it would be added */
  readonly field: Field
  /** all that were found, by which its logic names them */
  readonly all: readonly Field[]
  readonly isTaken: boolean
  readonly isOpen: boolean
  readonly warnings: readonly string[]
  readonly onTake: (taken: boolean) => void
  readonly onOpen: (open: boolean) => void
  readonly onEdit: (edit: FieldEdit) => void
}

const typeOptions = Object.values(fieldTypes).map(({ type, defaultLabel }) => ({
  value: type,
  label: defaultLabel,
}))

/** One found field: its tick, what it is, and on request its label, type and star to change. */
export function FoundField(props: FoundFieldProps) {
  const { field, all, isTaken, isOpen, warnings, onTake, onOpen, onEdit } = props
  return (
    <div className={styles.field} data-out={isTaken ? undefined : true}>
      <div className={styles.row}>
        <Checkbox checked={isTaken} onChange={onTake}>
          <FieldIcon type={field.type} size={16} />
          <span className={styles.name} dir="auto" title={field.label}>
            {fieldName(field)}
            {field.required && <span className={styles.star}> *</span>}
          </span>
          <span className={styles.kind}>{kindOf(field)}</span>
        </Checkbox>
        <IconButton
          label={`Change ${fieldName(field)}`}
          size="sm"
          icon={<IconPencil size={14} stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
      </div>
      {field.conditional && (
        <p className={styles.logic} dir="auto">
          <BranchMark /> shown when{' '}
          {describeConditional(field.conditional, { fields: all, settings: {} }, { clauses: 2 })
            .map(({ text }) => text)
            .join('')}
        </p>
      )}
      {warnings.map((message) => (
        <FoundWarning key={message} message={message} />
      ))}
      {isOpen && (
        <div className={styles.edit}>
          <TextField
            label="Label"
            compact
            value={field.label}
            maxLength={limits.labelCharacters}
            onChange={(label) => onEdit({ label })}
          />
          <PlainSelect
            label={`Type of ${fieldName(field)}`}
            compact
            value={field.type}
            options={typeOptions}
            onChange={(type) => onEdit({ type })}
          />
          <Switch
            label="Required"
            checked={field.required === true}
            onChange={(required) => onEdit({ required })}
          />
          {field.options !== undefined && field.options.length > 0 && (
            <p className={styles.options} dir="auto">
              {optionsInWords(field.options)}
            </p>
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

const mostOptionsShown = 12

function optionsInWords(options: readonly string[]): string {
  const shown = options.slice(0, mostOptionsShown).join(', ')
  const more = options.length - mostOptionsShown
  return more > 0 ? `${shown} and ${more.toLocaleString('en')} more` : shown
}

function kindOf({ type, options }: Field): string {
  const kind = fieldTypeOf(fieldTypes, type)?.defaultLabel ?? type
  const count = options?.length ?? 0
  if (count === 0) return kind
  return `${kind}, ${count === 1 ? '1 option' : `${count.toLocaleString('en')} options`}`
}
