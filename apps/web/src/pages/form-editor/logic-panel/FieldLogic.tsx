import { checkRules, type RuleProblem } from '@ramiform/core/conditions/check-rules'
import { type Conditional, isSimple } from '@ramiform/core/conditions/condition'
import { describeConditional } from '@ramiform/core/conditions/describe'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { useEditorState } from '../editor-context.tsx'
import { Phrases } from '../Phrases.tsx'
import { AdvancedLogic } from './AdvancedLogic.tsx'
import styles from './LogicPanel.module.css'
import type { OpenRule } from './open-rule.ts'
import { SimpleLogic } from './SimpleLogic.tsx'
import { useChangeLogic } from './use-logic.ts'

/** When one field is shown: as a sentence, as a branch, and what is wrong with it. */
export function FieldLogic({ field }: { field: Field }) {
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
  // A rule that was only just added is to be filled in: it stays open while its words are chosen.
  const [open, setOpen] = useState<OpenRule | null>(() =>
    isSimple(conditional) && conditional.dependsOn === '' ? { number: 1, opened: 0 } : null,
  )
  const settled = useDeferredValue(schema)
  const problems = useMemo(
    () => checkRules(settled).filter(({ fieldId }) => fieldId === field.id),
    [settled, field.id],
  )
  const phrases = useMemo(() => describeConditional(conditional, schema), [conditional, schema])
  const parts = {
    field,
    schema,
    open,
    onOpen: (number: number | null) =>
      setOpen(number === null ? null : { number, opened: Date.now() }),
  }
  return (
    <>
      {isTraditional(schema) && <Off />}
      <p className={styles.say}>
        {phrases.length === 0 ? (
          'Always shown: there are no rules yet.'
        ) : (
          <>
            Shown when <Phrases phrases={phrases} />.
          </>
        )}
      </p>
      {isSimple(conditional) ? (
        <SimpleLogic {...parts} conditional={conditional} />
      ) : (
        <AdvancedLogic {...parts} conditional={conditional} />
      )}
      {problems.length > 0 && <Problems problems={problems} onShow={parts.onOpen} />}
    </>
  )
}

/** Decision 24: the logic stays where it is. */
function Off() {
  return (
    <p className={styles.off}>
      This form is Traditional: every field is always shown. Logic is kept and off.
    </p>
  )
}

function Problems({
  problems,
  onShow,
}: {
  problems: readonly RuleProblem[]
  onShow: (rule: number) => void
}) {
  return (
    <div className={styles.problems} role="status">
      <h3>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        Validation Errors:
      </h3>
      <ul>
        {problems.map(({ rule, code, message }) => (
          <li key={`${rule} ${code}`}>
            <span>{message}</span>
            <TextButton aria-label={`Show rule ${rule}`} onClick={() => onShow(rule)}>
              Show
            </TextButton>
          </li>
        ))}
      </ul>
      <p>You can save anyway.</p>
    </div>
  )
}
