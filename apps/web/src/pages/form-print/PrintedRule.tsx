import type { Conditional } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { Phrases } from '../../forms/Phrases.tsx'
import { BranchMark } from '../../ui/BranchMark.tsx'
import styles from './FormPrint.module.css'

/** When a question or a section shows, on paper. Nothing if it always does. */
export function PrintedRule({
  conditional,
  schema,
}: {
  conditional: Conditional | undefined
  schema: FormSchema
}) {
  if (conditional === undefined || isTraditional(schema)) return null
  const rule = describeConditional(conditional, schema)
  if (rule.length === 0) return null
  return (
    <p className={styles.rule}>
      <BranchMark size={16} />
      <span>
        Shown when <Phrases phrases={rule} />
      </span>
    </p>
  )
}
