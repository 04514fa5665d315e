import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import type { failingPinned } from '@ramiform/proving/scenarios/run-scenario'
import { useMemo } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import styles from '../../../forms/publish-check/PublishCheck.module.css'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { brokenBy, restoreInWords } from './broken-by.ts'
import { resultInWords } from './scenario-words.ts'

export type FailingScenario = ReturnType<typeof failingPinned>[number]

/** Pinned scenarios that fail, beside the errors before publishing. */
export function FailingScenarios({
  schema,
  failing,
  onShow,
}: {
  schema: FormSchema
  failing: readonly FailingScenario[]
  onShow: (scenario: Scenario) => void
}) {
  return (
    <section>
      <h3 className={styles.group} role="status">
        {failing.length === 1 ? 'Failing scenario' : 'Failing scenarios'}{' '}
        <small>{failing.length}</small>
      </h3>
      <ul className={styles.list}>
        {failing.map((one) => (
          <FailingRow key={one.scenario.id} schema={schema} one={one} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

function FailingRow({
  schema,
  one: { scenario, result },
  onShow,
}: {
  schema: FormSchema
  one: FailingScenario
  onShow: (scenario: Scenario) => void
}) {
  const { store, announce } = useEditor()
  const past = useEditorState((state) => state.past)
  const [first] = result.differences
  const cause = useMemo(
    () => (first === undefined ? null : brokenBy(past, schema, scenario, first.fieldId)),
    [past, schema, scenario, first],
  )
  const restore = cause?.restore
  const since =
    cause === null
      ? ''
      : ` You changed ${cause.rule === null ? 'the rules' : `rule ${cause.rule.number}`} of ${nameIn(schema, cause.fieldId)}.`
  return (
    <li>
      <SeverityIcon severity="error" />
      <div className={styles.text}>
        <p>{scenario.name}</p>
        <p className={styles.why}>{`${resultInWords(schema, result)}.${since}`}</p>
      </div>
      <div className={styles.do}>
        <Button
          size="sm"
          variant="quiet"
          className={styles.show}
          aria-label={`Show: ${scenario.name}`}
          onClick={() => onShow(scenario)}
        >
          Show
        </Button>
        {cause !== null && restore != null && (
          <Button
            size="sm"
            className={styles.fix}
            onClick={() => {
              if (store.run(restore)) announce('Changed back')
            }}
          >
            {restoreInWords(cause, nameIn(schema, cause.fieldId))}
          </Button>
        )}
      </div>
    </li>
  )
}
