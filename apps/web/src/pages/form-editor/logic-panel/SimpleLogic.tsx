import type { SimpleConditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import styles from './LogicPanel.module.css'
import type { OpenRule } from './open-rule.ts'
import { RuleRow } from './RuleRow.tsx'
import { simpleOperators } from './simple-logic.ts'
import { useChangeLogic } from './use-logic.ts'

/** One rule: this field depends on that one. */
export function SimpleLogic({
  field,
  conditional,
  schema,
  open,
  onOpen,
}: {
  field: Field
  conditional: SimpleConditional
  schema: FormSchema
  open: OpenRule | null
  onOpen: (rule: number | null) => void
}) {
  const change = useChangeLogic(field)
  return (
    <ul className={styles.all}>
      <li>
        <RuleRow
          rule={{ ...conditional, fieldId: conditional.dependsOn }}
          number={1}
          field={field}
          schema={schema}
          operators={simpleOperators}
          open={open}
          onOpen={onOpen}
          onChange={({ fieldId = conditional.dependsOn, ...rest }, control) =>
            change(
              { ...conditional, ...rest, dependsOn: fieldId },
              control === undefined ? {} : { control },
            )
          }
          onRemove={() => change(undefined)}
        />
      </li>
    </ul>
  )
}
