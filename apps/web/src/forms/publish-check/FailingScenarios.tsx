import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { Button } from '../../ui/Button.tsx'
import type { FailingScenario } from '../scenarios/failing-scenarios.ts'
import { resultInWords } from '../scenarios/scenario-words.ts'
import styles from './PublishCheck.module.css'
import { SeverityIcon } from './SeverityIcon.tsx'

/** The change that made a scenario fail, where it is known. */
export interface FailureCause {
  /** sentence about the change: `You changed rule 2 of Lunch.` */
  readonly change: string
  /** changes it back; absent when the logic changed again since */
  readonly restore?: { readonly label: string; readonly act: () => void } | undefined
}

export interface FailingScenariosProps {
  readonly schema: FormSchema
  readonly failing: readonly FailingScenario[]
  readonly onShow: (scenario: Scenario) => void
  /** absent where the form cannot be edited, as on the dashboard */
  readonly causeOf?: ((failing: FailingScenario) => FailureCause | null) | undefined
}

/** Pinned scenarios that fail, beside the errors before publishing. */
export function FailingScenarios({ schema, failing, onShow, causeOf }: FailingScenariosProps) {
  return (
    <section>
      <h3 className={styles.group} role="status">
        {failing.length === 1 ? 'Failing scenario' : 'Failing scenarios'}{' '}
        <small>{failing.length}</small>
      </h3>
      <ul className={styles.list}>
        {failing.map((one) => (
          <FailingRow
            key={one.scenario.id}
            schema={schema}
            one={one}
            onShow={onShow}
            cause={causeOf?.(one) ?? null}
          />
        ))}
      </ul>
    </section>
  )
}

function FailingRow({
  schema,
  one: { scenario, result },
  onShow,
  cause,
}: Pick<FailingScenariosProps, 'schema' | 'onShow'> & {
  one: FailingScenario
  cause: FailureCause | null
}) {
  const restore = cause?.restore
  return (
    <li>
      <SeverityIcon severity="error" />
      <div className={styles.text}>
        <p>{scenario.name}</p>
        <p className={styles.why}>
          {`${resultInWords(schema, result)}.${cause === null ? '' : ` ${cause.change}`}`}
        </p>
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
        {restore !== undefined && (
          <Button size="sm" className={styles.fix} onClick={restore.act}>
            {restore.label}
          </Button>
        )}
      </div>
    </li>
  )
}
