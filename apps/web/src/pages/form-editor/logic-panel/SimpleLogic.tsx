import { isSimple, type SimpleConditional } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { simpleOperators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { useMemo } from 'react'
import { setConditional } from '../../../editing/draft/field-commands.ts'
import { conditionalOf, fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import branchStyles from '../../../forms/Branch.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { type OnOpenRule, type OpenRule, simpleRuleId } from './open-rule.ts'
import { RuleRow } from './RuleRow.tsx'
import styles from './Rules.module.css'
import type { RuleEdits } from './rule-edits.ts'

/** Simple logic: a single rule, by which this field depends on one other field. */
export function SimpleLogic({
  field,
  conditional,
  schema,
  open,
  onOpen,
  onCancel,
}: {
  field: Field
  conditional: SimpleConditional
  schema: FormSchema
  open: OpenRule | null
  onOpen: OnOpenRule
  onCancel: () => void
}) {
  const edits = useSimpleEdits(field.id)
  return (
    <ul className={classNames(branchStyles.all, styles.all)}>
      <li>
        <RuleRow
          ruleId={simpleRuleId}
          rule={{ ...conditional, fieldId: conditional.dependsOn }}
          number={1}
          depth={1}
          fieldId={field.id}
          source={fieldById(schema.fields, conditional.dependsOn)}
          other={fieldById(schema.fields, conditional.valueFrom ?? '')}
          operators={simpleOperators}
          edits={edits}
          opened={open?.opened ?? null}
          onOpen={onOpen}
          onCancel={onCancel}
        />
      </li>
    </ul>
  )
}

function useSimpleEdits(fieldId: string): RuleEdits {
  const { store } = useEditor()
  return useMemo(
    () => ({
      change(_ruleId, { fieldId: dependsOn, ...rest }, control) {
        const logic = conditionalOf(store.getState().draft.schema, fieldId)
        if (logic === undefined || !isSimple(logic)) return
        if (control === undefined) store.endTyping()
        const rule = { ...logic, id: '', fieldId: dependsOn ?? logic.dependsOn, ...rest }
        const changed = asSimple(rule)
        store.run(setConditional(fieldId, changed, control === undefined ? {} : { control }))
      },
      remove() {
        store.endTyping()
        store.run(setConditional(fieldId, undefined))
      },
    }),
    [store, fieldId],
  )
}
