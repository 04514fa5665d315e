import { checkRules } from '@ramiform/core/conditions/check-rules'
import { type Conditional, isSimple, rulesOf } from '@ramiform/core/conditions/condition'
import { decidedBy } from '@ramiform/core/conditions/logic-owner'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useEditor, useScreen } from '../../../editing/editor-context.tsx'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import { FindingLines } from '../findings/FindingLines.tsx'
import { AdvancedLogic } from './AdvancedLogic.tsx'
import { FirstUse } from './FirstUse.tsx'
import { identified } from './identified.ts'
import { Jumps } from './Jumps.tsx'
import styles from './LogicPanel.module.css'
import { LogicProblems } from './LogicProblems.tsx'
import { LogicSentence } from './LogicSentence.tsx'
import { Off } from './Off.tsx'
import { simpleRuleId } from './open-rule.ts'
import { SimpleLogic } from './SimpleLogic.tsx'
import { useChangeLogic } from './use-logic.ts'
import { useOpenRule } from './use-open-rule.ts'

export interface FieldLogicProps {
  readonly field: Field
  /** the form with its hidden fields among the fields */
  readonly schema: FormSchema
}

type RuleOpening = ReturnType<typeof useOpenRule>

/** Logic of one field: sentences to choose from, or the condition as a sentence with its rules and problems. */
export function FieldLogic({ field, schema }: FieldLogicProps) {
  const change = useChangeLogic(field)
  const opening = useOpenRule(field.id)
  const { conditional } = field
  const began = useRef(conditional)
  if (conditional === undefined) {
    began.current = undefined
    const build = () => {
      const rule = { id: newRuleId(), fieldId: '', condition: 'equals', value: '' }
      change({ operator: 'AND', rules: [rule], groups: [] })
      opening.onOpen(rule.id, true)
    }
    return (
      <>
        {isTraditional(schema) && <Off />}
        <p className={styles.say}>
          {decidedBy(field) === 'shown' ? (
            <>
              <b>Always shown.</b> Show it only when …
            </>
          ) : (
            `${decidedBy(field) === 'required' ? 'Required' : 'Offered'} only when …`
          )}
        </p>
        <FirstUse
          ids={[field.id]}
          schema={schema}
          extra={
            <TextButton className={styles.build} onClick={build}>
              Build it rule by rule
            </TextButton>
          }
        />
        <Jumps field={field} schema={schema} />
      </>
    )
  }
  // Logic that was made while the panel is open is drawn from the stem to its bud.
  return (
    <div data-made={began.current === undefined || undefined}>
      <Logic field={field} conditional={conditional} schema={schema} opening={opening} />
      <Jumps field={field} schema={schema} />
    </div>
  )
}

function Logic({
  field,
  conditional,
  schema,
  opening: { open, onOpen, onCancel },
}: {
  field: Field
  conditional: Conditional
  schema: FormSchema
  opening: RuleOpening
}) {
  const askedRule = useScreen((state) => state.askedRule)
  const { screen } = useEditor()
  useEffect(() => {
    if (askedRule?.fieldId !== field.id) return
    onOpen(idOfRule(conditional, askedRule.rule))
    screen.showRule(null)
  }, [askedRule, field.id, conditional, onOpen, screen])
  const settled = useDeferredValue(schema)
  const problems = useMemo(
    () => checkRules(settled).filter(({ fieldId }) => fieldId === field.id),
    [settled, field.id],
  )
  // What is still missing in the open rule is reported after the rule is left.
  const listed = problems.filter(
    ({ ruleId = simpleRuleId, code }) =>
      open === null || open.ruleId !== ruleId || open.known.has(code),
  )
  const parts = { field, schema, open, onOpen, onCancel }
  return (
    <>
      {isTraditional(schema) && <Off />}
      <LogicSentence
        what={decidedBy(field)}
        conditional={conditional}
        schema={schema}
        isUnfinished={listed.length < problems.length}
      />
      <FindingLines fieldId={field.id} />
      {isSimple(conditional) ? (
        <SimpleLogic {...parts} conditional={conditional} />
      ) : (
        <AdvancedLogic {...parts} conditional={conditional} />
      )}
      {listed.length > 0 && (
        <LogicProblems
          problems={listed}
          rules={rulesOf(conditional)}
          onShow={(rule) => onOpen(idOfRule(conditional, rule))}
        />
      )}
    </>
  )
}

/** Id of the rule with the number that a problem refers to. */
function idOfRule(conditional: Conditional, rule: number): string {
  if (isSimple(conditional)) return simpleRuleId
  return rulesOf(identified(conditional))[rule - 1]?.id ?? ''
}
