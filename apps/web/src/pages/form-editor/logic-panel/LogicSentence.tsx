import { type Conditional, rulesOf } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import type { FormSchema } from '@ramiform/core/form'
import { useMemo, useState } from 'react'
import { Phrases } from '../../../forms/Phrases.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './LogicPanel.module.css'
import { withoutMissing } from './without-missing.ts'

/** a longer sentence is shortened to this many clauses until the user expands it */
const clausesAtOnce = 12

/** Logic of a field as one sentence. */
export function LogicSentence({
  what,
  conditional,
  schema,
  isUnfinished,
}: {
  what: 'shown' | 'required' | 'offered'
  conditional: Conditional
  schema: FormSchema
  /** a rule is being filled in: missing parts are dots instead of errors */
  isUnfinished: boolean
}) {
  const [whole, setWhole] = useState(false)
  const phrases = useMemo(() => {
    const all = describeConditional(conditional, schema, whole ? {} : { clauses: clausesAtOnce })
    return isUnfinished ? withoutMissing(all) : all
  }, [conditional, schema, whole, isUnfinished])
  const isLong = rulesOf(conditional).length > clausesAtOnce
  if (phrases.length === 0)
    return <p className={styles.say}>{`Always ${what}: there are no rules yet.`}</p>
  return (
    <p className={styles.say}>
      {what[0]?.toUpperCase() + what.slice(1)} when <Phrases phrases={phrases} />.{' '}
      {isLong && (
        <TextButton onClick={() => setWhole(!whole)}>{whole ? 'Show less' : 'Show all'}</TextButton>
      )}
    </p>
  )
}
