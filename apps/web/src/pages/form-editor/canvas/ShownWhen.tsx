import type { Conditional } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { sourcesOf } from '@ramiform/core/form-shape'
import { memo, useMemo } from 'react'
import { useFields } from '../../../editing/use-field.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { useProof } from '../findings/use-findings.ts'
import { withoutMissing } from '../logic-panel/without-missing.ts'
import styles from './ClosedField.module.css'

/** clauses shown; a longer sentence ends with a count */
const clauses = 2

/** Condition of a field as a short sentence. It rerenders only when the fields named in it change. */
export const ShownWhen = memo(function ShownWhen({
  of,
  conditional,
  count = 1,
  what = 'shown',
}: {
  /** the field, section or fields with this rule; missing parts are dots while it is open */
  of?: string | readonly string[]
  conditional: Conditional
  what?: 'shown' | 'required'
  /** fields with this rule */
  count?: number
}) {
  const sources = useMemo(() => sourcesOf(conditional), [conditional])
  const fields = useFields(sources)
  const isOpen = useProof(({ openField }) => openField !== null && [of].flat().includes(openField))
  const phrases = useMemo(() => {
    const all = describeConditional(conditional, { fields, settings: {} }, { clauses })
    return isOpen ? withoutMissing(all) : all
  }, [conditional, fields, isOpen])
  return (
    <span className={styles.why}>
      <BranchMark />
      <span>
        {phrases.length === 0 ? (
          `always ${what}, its logic has no rules yet`
        ) : (
          <>
            {what} when <Phrases phrases={phrases} />
          </>
        )}
        {count > 1 && <span className={styles.count}>{` · ${count} questions`}</span>}
      </span>
    </span>
  )
})
