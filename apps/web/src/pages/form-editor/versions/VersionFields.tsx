import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { describeConditional } from '@ramiform/core/conditions/describe'
import { chargedCurrency } from '@ramiform/core/payments/charged-currency'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { offersInWords } from '../../../editing/draft/value-in-words.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { Phrases } from '../../../forms/Phrases.tsx'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { FieldPreview } from '../canvas/FieldPreview.tsx'
import styles from './versions.module.css'

/** Read-only view of a version: its fields, with their conditions. */
export function VersionFields({ form: { name, description, schema: own } }: { form: FormDraft }) {
  const schema = withNamesInTexts(own)
  return (
    <article className={styles.form} aria-label="The form at that time">
      <h3>{name}</h3>
      {description !== '' && <p>{description}</p>}
      {schema.fields.length === 0 ? (
        <p className={styles.nothing}>This version has no fields.</p>
      ) : (
        <ol>
          {schema.fields.map((field) => {
            const phrases =
              field.conditional === undefined ? [] : describeConditional(field.conditional, schema)
            return (
              <li key={field.id} data-conditional={phrases.length > 0 || undefined}>
                {phrases.length > 0 && (
                  <p className={styles.why}>
                    <BranchMark />
                    <span>
                      shown when <Phrases phrases={phrases} />
                    </span>
                  </p>
                )}
                {field.requiredWhen && !field.required && (
                  <p className={styles.why}>
                    <BranchMark />
                    <span>
                      required when{' '}
                      <Phrases phrases={describeConditional(field.requiredWhen, schema)} />
                    </span>
                  </p>
                )}
                {offersInWords(field, schema).map((words) => (
                  <p key={words} className={styles.why}>
                    <BranchMark />
                    <span>{`offers ${words}`}</span>
                  </p>
                ))}
                <h4>
                  {field.label.trim() || fieldName(field)}
                  {field.required && (
                    <span className={styles.required} role="img" aria-label="required">
                      *
                    </span>
                  )}
                </h4>
                <FieldPreview field={field} currency={chargedCurrency(schema, field.id)} />
              </li>
            )
          })}
        </ol>
      )}
    </article>
  )
}
