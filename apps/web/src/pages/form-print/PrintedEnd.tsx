import { nameOfEnding } from '@ramiform/core/ending'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import { fieldTypes } from '@ramiform/fields'
import styles from './FormPrint.module.css'
import { PrintedRule } from './PrintedRule.tsx'

/** Hidden fields, values and endings on paper. Nothing for a form without them. */
export function PrintedEnd({ schema }: { schema: FormSchema }) {
  const { hiddenFields = [], values = [], endings = [], settings } = schema
  const sources = values.length === 0 ? [] : sourcesOfFormulas(schema, fieldTypes)
  return (
    <>
      {hiddenFields.length > 0 && (
        <section className={styles.scenarios}>
          <h2>Hidden fields</h2>
          <p className={styles.kind}>
            {hiddenFields
              .map(({ name, value }) => (value ? `${name} (default: ${value})` : name))
              .join(', ')}
          </p>
        </section>
      )}
      {values.length > 0 && (
        <section className={styles.scenarios}>
          <h2>Values</h2>
          {values.map(({ id, name, formula }) => (
            <p key={id} className={styles.kind}>
              {name} = {writeFormula(formula, sources)}
            </p>
          ))}
        </section>
      )}
      {endings.length > 0 && (
        <section className={styles.scenarios}>
          <h2>Endings</h2>
          <ol className={styles.questions}>
            {endings.map((ending, at) => (
              <li key={ending.id} className={styles.question}>
                <span className={styles.number}>{at + 1}</span>
                <div>
                  <h2>{nameOfEnding(ending, at)}</h2>
                  {ending.title && ending.message && <p>{ending.message}</p>}
                  {ending.redirectUrl && (
                    <p className={styles.kind}>Redirects to {ending.redirectUrl}</p>
                  )}
                  <PrintedRule conditional={ending.conditional} schema={schema} />
                </div>
              </li>
            ))}
            <li className={styles.question}>
              <span className={styles.number}>{endings.length + 1}</span>
              <div>
                <h2>Success message</h2>
                {settings.successMessage && <p>{settings.successMessage}</p>}
                {!isTraditional(schema) && (
                  <p className={styles.kind}>Shown when none of the endings above is.</p>
                )}
              </div>
            </li>
          </ol>
        </section>
      )}
    </>
  )
}
