import { checkRules } from '@ramiform/core/conditions/check-rules'
import { type Conditional, isSimple, rulesOf } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { Phrases } from '../../../forms/Phrases.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { FindingLines } from '../findings/FindingLines.tsx'
import { AdvancedLogic } from './AdvancedLogic.tsx'
import { identified } from './identified.ts'
import styles from './LogicPanel.module.css'
import { LogicProblems } from './LogicProblems.tsx'
import { type OpenRule, simpleRuleId } from './open-rule.ts'
import { SimpleLogic } from './SimpleLogic.tsx'
import { useChangeLogic } from './use-logic.ts'

/** a longer sentence is shortened to this many clauses until the user expands it */
const clausesAtOnce = 12

export interface FieldLogicProps {
  readonly field: Field
}

/** Logic of one field: the condition as a sentence, its rules, and its problems. */
export function FieldLogic({ field }: FieldLogicProps) {
  const schema = useEditorState(({ draft }) => draft.schema)
  const { conditional } = field
  if (conditional === undefined) return <NoLogic field={field} schema={schema} />
  return <Logic field={field} conditional={conditional} schema={schema} />
}

function NoLogic({ field, schema }: { field: Field; schema: FormSchema }) {
  const change = useChangeLogic(field)
  return (
    <>
      <p className={styles.say}>Always shown.</p>
      {isTraditional(schema) && <Off />}
      <Button onClick={() => change({ dependsOn: '', condition: 'equals', value: '' })}>
        Add logic
      </Button>
    </>
  )
}

function Logic({
  field,
  conditional,
  schema,
}: {
  field: Field
  conditional: Conditional
  schema: FormSchema
}) {
  // A newly added rule starts open, so that the user can fill it in.
  const [open, setOpen] = useState<OpenRule | null>(() =>
    isSimple(conditional) && conditional.dependsOn === ''
      ? { ruleId: simpleRuleId, opened: 0 }
      : null,
  )
  const onOpen = useCallback(
    (ruleId: string | null) => setOpen(ruleId === null ? null : { ruleId, opened: Date.now() }),
    [],
  )
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
  const [whole, setWhole] = useState(false)
  const phrases = useMemo(
    () => describeConditional(conditional, schema, whole ? {} : { clauses: clausesAtOnce }),
    [conditional, schema, whole],
  )
  const isLong = rulesOf(conditional).length > clausesAtOnce
  const parts = { field, schema, open, onOpen }
  return (
    <>
      {isTraditional(schema) && <Off />}
      <p className={styles.say}>
        {phrases.length === 0 ? (
          'Always shown: there are no rules yet.'
        ) : (
          <>
            Shown when <Phrases phrases={phrases} />.{' '}
            {isLong && (
              <TextButton onClick={() => setWhole(!whole)}>
                {whole ? 'Show less' : 'Show all'}
              </TextButton>
            )}
          </>
        )}
      </p>
      <FindingLines fieldId={field.id} />
      {isSimple(conditional) ? (
        <SimpleLogic {...parts} conditional={conditional} />
      ) : (
        <AdvancedLogic {...parts} conditional={conditional} />
      )}
      {problems.length > 0 && (
        <LogicProblems
          problems={problems}
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

/** Notice for traditional mode, which keeps the logic but does not apply it (decision 24). */
function Off() {
  return (
    <Note className={styles.off}>
      This form is Traditional: every field is always shown. Logic is saved but off.
    </Note>
  )
}
