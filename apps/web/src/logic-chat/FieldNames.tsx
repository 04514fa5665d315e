import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { memo, useMemo, useState } from 'react'
import { FieldIcon } from '../forms/field-icons.tsx'
import { fieldName } from '../forms/field-name.ts'
import { Phrases } from '../forms/Phrases.tsx'
import { BranchMark } from '../ui/BranchMark.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './FieldNames.module.css'
import { insertWords } from './insert-words.ts'
import { useLogicChat } from './logic-chat-context.tsx'

interface FieldNamesProps {
  readonly heading: string
  readonly fields: readonly Field[]
  /** text shown when there are no fields */
  readonly empty?: string
  readonly onInserted: () => void
}

/** number of fields listed before "show more" */
const atOnce = 100

/** Field names that a sentence can use. A click inserts the name into the sentence. */
export function FieldNames({ heading, fields, empty = '', onInserted }: FieldNamesProps) {
  const { draft } = useLogicChat()
  const [shown, setShown] = useState(atOnce)
  function insert(name: string) {
    const { text, caret } = draft.getState()
    draft.setState({ ...insertWords(text, caret, name), wanted: true })
    onInserted()
  }
  return (
    <section>
      <h2>{heading}</h2>
      {fields.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.fields}>
        {fields.slice(0, shown).map((field) => (
          <FieldItem key={field.id} field={field} fields={fields} onChoose={insert} />
        ))}
      </ul>
      {fields.length > shown && (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + atOnce)}>
          {`Show more of ${fields.length.toLocaleString('en')}`}
        </Button>
      )}
    </section>
  )
}

const FieldItem = memo(function FieldItem({
  field,
  fields,
  onChoose,
}: {
  field: Field
  fields: readonly Field[]
  onChoose: (name: string) => void
}) {
  const { conditional, type, label } = field
  const why = useMemo(
    () => conditional && describeConditional(conditional, { fields, settings: {} }, { clauses: 2 }),
    [conditional, fields],
  )
  const hasLogic = why !== undefined && why.length > 0
  return (
    <li data-logic={hasLogic || undefined}>
      <button
        type="button"
        disabled={label.trim() === ''}
        title={label.trim() === '' ? 'This field has no label' : `Insert ${label} into the message`}
        onClick={() => onChoose(label)}
      >
        <FieldIcon type={type} size={16} />
        <span>{fieldName(field)}</span>
        <small>{fieldTypeOf(fieldTypes, type)?.defaultLabel ?? type}</small>
      </button>
      {hasLogic && (
        <p>
          <BranchMark size={14} />
          <span>
            shown when <Phrases phrases={why} />
          </span>
        </p>
      )}
    </li>
  )
})
