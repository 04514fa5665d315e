import { isSimple } from '@ramiform/core/conditions/condition'
import { toAdvanced } from '@ramiform/core/conditions/edit'
import type { Field } from '@ramiform/core/field'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { asSimple } from './simple-logic.ts'
import { useChangeLogic } from './use-logic.ts'

/** Switch between simple and advanced logic. */
export function LogicKind({ field }: { field: Field }) {
  const change = useChangeLogic(field)
  const toast = useToast()
  const { conditional } = field

  function choose(kind: 'simple' | 'advanced') {
    if (conditional === undefined) return
    if (kind === 'advanced') {
      change(toAdvanced(conditional, newRuleId), { name: 'Upgrade' })
      return
    }
    const simple = asSimple(conditional)
    if (simple === null)
      toast('Simple logic has one rule: is, is not or contains.', { kind: 'failed' })
    else change(simple, { name: 'Simplify' })
  }

  if (conditional === undefined) return null
  return (
    <Segmented
      label="Logic type"
      value={isSimple(conditional) ? 'simple' : 'advanced'}
      options={[
        { value: 'simple', label: 'Simple' },
        { value: 'advanced', label: 'Advanced' },
      ]}
      onChange={choose}
    />
  )
}
