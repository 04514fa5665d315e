import type { FormSchema } from '@ramiform/core/form'
import { differenceInWords } from '@ramiform/proving/scenarios/difference-words'
import { runScenario } from '@ramiform/proving/scenarios/run-scenario'
import { answersInWords } from '../../forms/answers-in-words.ts'
import { fieldName } from '../../forms/field-name.ts'
import styles from './FormPrint.module.css'

/** The form's scenarios: answers, the conditional questions that must show, and the result. */
export function PrintedScenarios({ schema }: { schema: FormSchema }) {
  const { scenarios = [] } = schema.settings
  if (scenarios.length === 0) return null
  const conditional = schema.fields.filter((field) => field.conditional !== undefined)
  return (
    <section className={styles.scenarios}>
      <h2>Scenarios</h2>
      <p className={styles.kind}>Questions without a rule always show and are not listed.</p>
      <table>
        <thead className="visually-hidden-on-phones">
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Answers</th>
            <th scope="col">Must show</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {scenarios.map((scenario) => {
            const { passed, differences } = runScenario(schema, scenario)
            const shown = conditional.filter(({ id }) => scenario.visible.includes(id))
            return (
              <tr key={scenario.id}>
                <th scope="row">
                  {scenario.name}
                  {scenario.pinned && <small> Pinned</small>}
                </th>
                <td>
                  {answersInWords(scenario.answers, schema).map(({ fieldId, lead, answer }) => (
                    <div key={fieldId}>
                      {lead} <b>{answer}</b>
                    </div>
                  ))}
                </td>
                <td>
                  {shown.length === 0 ? 'None' : shown.map(fieldName).join(', ')}
                  {differences.map((difference) => (
                    <div key={difference.fieldId} className={styles.differs}>
                      {differenceInWords(schema, difference)}
                    </div>
                  ))}
                </td>
                <td className={passed ? undefined : styles.differs}>
                  {passed ? 'Passes' : 'Fails'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
