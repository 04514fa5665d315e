import type { Field } from '@ramiform/core/field'
import { takesAnswer } from '@ramiform/core/field-type'
import { chargedCurrency } from '@ramiform/core/payments/charged-currency'
import { fieldTypes } from '@ramiform/fields'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { AnswerPills } from '../texts/LazyTexts.tsx'
import styles from './ClosedField.module.css'
import { FieldPreview } from './FieldPreview.tsx'
import problem from './FieldProblem.module.css'
import type { FieldProblems } from './field-problems.ts'

/** Preview of an unselected field as visitors see it, with its problems below. */
export function ClosedField({ field, problems }: { field: Field; problems: FieldProblems }) {
  const hasAmounts = field.payment !== undefined || field.prices !== undefined
  const preview = hasAmounts ? <PricedPreview field={field} /> : <FieldPreview field={field} />
  const isRow = field.table !== undefined
  const isQuestion = takesAnswer(field, fieldTypes)
  return (
    <>
      <div className={styles.label} dir="auto">
        <Text text={field.label.trim() || (isQuestion ? fieldName(field) : '')} />
        {field.required && (
          <span className={styles.required} role="img" aria-label="required">
            *
          </span>
        )}
        {isRow && preview}
      </div>
      {isQuestion && field.description && (
        <p className={styles.hint} dir="auto">
          <Text text={field.description} isMarked={field.markedDescription} />
        </p>
      )}
      {!isRow && preview}
      {Object.values(problems).map((message) => (
        <p key={message} className={problem.text}>
          {message}
        </p>
      ))}
    </>
  )
}

/** The preview of a field with amounts. Only these cards follow the whole form, which may change their currency. */
function PricedPreview({ field }: { field: Field }) {
  const currency = useEditorState(({ draft }) => chargedCurrency(draft.schema, field.id))
  return <FieldPreview field={field} currency={currency} />
}

function Text({ text, isMarked }: { text: string; isMarked?: boolean | undefined }) {
  return isMarked || text.includes('{{') ? <AnswerPills text={text} isMarked={isMarked} /> : text
}
