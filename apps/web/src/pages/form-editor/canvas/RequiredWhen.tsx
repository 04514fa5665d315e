import { requirementAsField } from '@ramiform/core/conditions/requirement-fields'
import type { Field } from '@ramiform/core/field'
import { fieldName } from '../../../forms/field-name.ts'
import { FieldLogic } from '../logic-panel/LazyFieldLogic.tsx'
import { useRuleSchema } from '../logic-panel/use-rule-schema.ts'
import styles from './RequiredWhen.module.css'

export interface RequiredWhenProps {
  readonly field: Field
}

/** Logic that makes a field required while it holds. */
export function RequiredWhen({ field }: RequiredWhenProps) {
  const schema = useRuleSchema()
  return (
    <section
      ref={intoSight}
      className={styles.when}
      aria-label={`When ${fieldName(field)} is required`}
    >
      <FieldLogic field={requirementAsField(field)} schema={schema} waiting="Loading logic..." />
    </section>
  )
}

function intoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
