import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import type { FoundFields as Found } from '@ramiform/text-to-form/import'
import { IconAlertTriangle } from '@tabler/icons-react'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { fieldName } from '../document/form-draft.ts'
import { FieldIcon } from '../field-icons.tsx'
import styles from './ImportDialog.module.css'

interface FoundFieldsProps {
  readonly found: Found
  /** ids of the fields that are left out */
  readonly without: ReadonlySet<string>
  readonly onChange: (without: ReadonlySet<string>) => void
}

/** What an import would add, each field with its own tick. */
export function FoundFields({ found, without, onChange }: FoundFieldsProps) {
  const { fields, warnings } = found
  const none = without.size === fields.length
  function toggle(id: string, taken: boolean) {
    const next = new Set(without)
    if (taken) next.delete(id)
    else next.add(id)
    onChange(next)
  }
  return (
    <>
      <div className={styles.head}>
        <h3>{fields.length === 1 ? '1 field found' : `${fields.length} fields found`}</h3>
        <TextButton
          onClick={() => onChange(none ? new Set() : new Set(fields.map(({ id }) => id)))}
        >
          {none ? 'Select all' : 'Clear all'}
        </TextButton>
      </div>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field.id} data-out={without.has(field.id) || undefined}>
            <Checkbox
              checked={!without.has(field.id)}
              onChange={(taken) => toggle(field.id, taken)}
            >
              <FieldIcon type={field.type} size={16} />
              <span className={styles.name} dir="auto">
                {fieldName(field)}
              </span>
              {field.conditional && <BranchMark />}
              <span className={styles.kind}>{kindOf(field)}</span>
            </Checkbox>
            {warnings
              .filter(({ fieldId }) => fieldId === field.id)
              .map(({ message }) => (
                <Warning key={message} message={message} />
              ))}
          </li>
        ))}
        {warnings
          .filter(({ fieldId }) => fieldId === undefined)
          .map(({ message }) => (
            <li key={message}>
              <Warning message={message} />
            </li>
          ))}
      </ul>
    </>
  )
}

function Warning({ message }: { message: string }) {
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {message}
    </p>
  )
}

function kindOf({ type, options, conditional }: Field): string {
  const kind = fieldTypeOf(fieldTypes, type)?.defaultLabel ?? type
  const count = options?.length ?? 0
  return [
    kind,
    count === 0 ? '' : count === 1 ? '1 option' : `${count.toLocaleString('en')} options`,
    conditional ? 'with logic' : '',
  ]
    .filter((words) => words !== '')
    .join(', ')
}
