import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { useMemo } from 'react'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { logicKey } from '../../../forms/same-logic.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import first from './FirstUse.module.css'
import { FirstUse } from './FirstUse.tsx'
import { Off } from './Off.tsx'
import styles from './SeveralFields.module.css'
import { allOf, logicForAll, logicInBrief, sharedInWords } from './shared-logic.ts'
import { useGiveLogic } from './use-give-logic.ts'

/** existing rules offered for all selected fields */
const mostOffered = 3

export interface SeveralFieldsProps {
  readonly fields: readonly Field[]
  /** the form with its hidden fields among the fields */
  readonly schema: FormSchema
}

/** Logic of several selected fields: what they share, and one rule for all of them. */
export function SeveralFields({ fields, schema }: SeveralFieldsProps) {
  const ids = useMemo(() => fields.map(({ id }) => id), [fields])
  const give = useGiveLogic(ids)
  const offered = useMemo(() => logicForAll(schema, fields), [schema, fields])
  const all = allOf(fields.length)
  return (
    <>
      {isTraditional(schema) && <Off />}
      <ul className={styles.picked} aria-label="Selected fields">
        {fields.map((field) => (
          <li key={field.id}>
            <FieldIcon type={field.type} size={16} />
            <span>{fieldName(field)}</span>
            <em>{logicInBrief(field)}</em>
          </li>
        ))}
      </ul>
      <p className={styles.shared}>{sharedInWords(fields)}</p>
      {offered.slice(0, mostOffered).map((conditional) => (
        <p key={logicKey(conditional)} className={first.reads}>
          <BranchMark />
          <span>
            Shown when{' '}
            <Phrases phrases={describeConditional(conditional, schema, { clauses: 4 })} />
          </span>
          <TextButton onClick={() => give(conditional, 'Change')}>{`Use for ${all}`}</TextButton>
        </p>
      ))}
      <h3
        className={styles.give}
      >{`${offered.length > 0 ? 'Or give' : 'Give'} ${all} the same rule`}</h3>
      <FirstUse ids={ids} schema={schema} />
      {fields.some(({ conditional }) => conditional !== undefined) && (
        <p className={styles.hint}>
          {`A new rule replaces the logic of ${all}. You can undo it in one step.`}
        </p>
      )}
    </>
  )
}
