import { daysInWords, hasDayLimits } from '@ramiform/core/day-limits'
import type { Field, OptionPicture } from '@ramiform/core/field'
import { fieldTypeOf, takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { plainMarkdown } from '@ramiform/core/markdown'
import { pictureOf, showsPictures } from '@ramiform/core/option-pictures'
import { priceBehind } from '@ramiform/core/option-prices'
import { chargedCurrency } from '@ramiform/core/payments/charged-currency'
import { fieldTypes } from '@ramiform/fields'
import { MarkedText } from '@ramiform/fields/marked-text'
import { moneyText } from '@ramiform/fields/shared/currency'
import {
  defaultInWords,
  offersInWords,
  requirementInWords,
  typeInWords,
  validationInWords,
} from '../../editing/draft/value-in-words.ts'
import { fieldName } from '../../forms/field-name.ts'
import styles from './FormPrint.module.css'
import { PrintedRule } from './PrintedRule.tsx'

/** One question on paper: label, type, options, limits and when it shows. A statement has its text and no number. */
export function PrintedQuestion({
  field,
  number,
  schema,
}: {
  field: Field
  number: number
  schema: FormSchema
}) {
  const type = fieldTypeOf(fieldTypes, field.type)
  const isQuestion = takesAnswer(field, fieldTypes)
  // The table has the options of its rows.
  const options = type?.hasOptions && !field.table ? (field.options ?? []) : []
  const currency = chargedCurrency(schema, field.id) ?? 'usd'
  const money = (amount: number) => `+${moneyText({ amount, currency })}`
  const unit = type?.bounds === 'length' ? 'characters' : undefined
  const { minChoices: min, maxChoices: max } = field
  const limits = [
    validationInWords(field.validation, unit),
    validationInWords({ min, max }, 'choices'),
    field.unit ? `in ${field.unit}` : 'none',
  ].filter((words) => words !== 'none')
  return (
    <li className={styles.question}>
      <span className={styles.number} aria-hidden>
        {isQuestion && number}
      </span>
      <div>
        {(isQuestion || field.label.trim()) && <h2>{fieldName(field)}</h2>}
        <p className={styles.kind}>
          {[
            typeInWords(field),
            ...(isQuestion ? [requirementInWords(field, schema)] : []),
            ...limits,
            ...(hasDayLimits(field) ? [daysInWords(field)] : []),
          ].join(', ')}
        </p>
        {field.description && !isQuestion && (
          <div className={styles.text}>
            <MarkedText text={field.description} />
          </div>
        )}
        {field.description && isQuestion && (
          <p>{field.markedDescription ? plainMarkdown(field.description) : field.description}</p>
        )}
        {field.defaultAnswer && (
          <p className={styles.kind}>{`Starts with: ${defaultInWords(field.defaultAnswer)}`}</p>
        )}
        {options.length > 0 && (
          <ul
            className={styles.options}
            data-mark={type?.control === 'ranking' ? 'rank' : type?.answerKind}
          >
            {options.map((option) => (
              <li key={option}>
                {withEnd(option, field) + priceBehind(field, option, money)}
                {showsPictures(field) && <PrintedPicture picture={pictureOf(field, option)} />}
              </li>
            ))}
            {field.other && <li>{field.other}: ____________________</li>}
          </ul>
        )}
        {offersInWords(field, schema).map((words) => (
          <p key={words} className={styles.kind}>{`Offer ${words}.`}</p>
        ))}
        <PrintedRule conditional={field.conditional} schema={schema} />
      </div>
    </li>
  )
}

/** The picture of an option. Without one on this server, its alternative text. */
function PrintedPicture({ picture }: { picture: OptionPicture | undefined }) {
  return picture && <img src={`/images/${picture.image}`} alt={picture.alt ?? ''} />
}

/** A number of a rating or scale, with the text at its end. */
function withEnd(option: string, { options = [], steps = {} }: Field): string {
  const end =
    option === options[0] ? steps.lowest : option === options.at(-1) ? steps.highest : undefined
  return end ? `${option} (${end})` : option
}
