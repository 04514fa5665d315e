import { answerTo, isEmpty, isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { inChargedCurrency } from '@ramiform/core/payments/in-charged-currency'
import type { Submission } from '@ramiform/core/submissions/submission'
import { fieldTypes } from '@ramiform/fields'
import { moneyText } from '@ramiform/fields/shared/currency'
import { IconCircleCheck, IconClock, IconPaperclip } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { reasonNotAsked } from '../../../submissions/not-asked.ts'
import { answerText } from '../../../submissions/shown-answers.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type StoredPayment, storedPayment } from '../details/AnswerPayment.tsx'
import styles from './AnswerCell.module.css'
import { askedFields } from './asked-fields.ts'

export interface AnswerCellProps {
  /** field of the column */
  readonly field: Field
  readonly submission: Submission
  /** schema of the version that was filled in; undefined while it loads */
  readonly schema: FormSchema | undefined
}

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const

/** An answer as one line, or the sign for *No response* or *Not asked*. */
export function AnswerCell({ field: column, submission, schema }: AnswerCellProps) {
  const answer = answerTo(submission.data, column.id)
  const field = schema && (fieldsOf(schema).get(column.id) ?? null)
  if (answer === undefined || isEmpty(answer)) {
    // Hidden fields and values ask nothing (decision 565).
    if (schema === undefined || column.hidden) return null
    return field && askedFields(schema, submission).has(column.id) ? (
      <NoResponse />
    ) : (
      <NotAskedSign schema={schema} submission={submission} fieldId={column.id} />
    )
  }
  const payment = storedPayment(answer)
  if (payment !== undefined) return <Payment {...payment} />
  const shown = field ?? column
  if (fieldTypeOf(fieldTypes, shown.type)?.answerKind === 'names') {
    const names = isList(answer) ? answer : [String(answer)]
    return (
      <span className={styles.file} title={names.join(', ')}>
        <IconPaperclip {...icon} />
        <span>{names.length === 1 ? names[0] : `${names.length} files`}</span>
      </span>
    )
  }
  const text = answerText(shown, answer, schema?.settings.payment?.currency)
  return <span title={text}>{text}</span>
}

const fieldMaps = new WeakMap<FormSchema, ReadonlyMap<string, Field>>()

function fieldsOf(schema: FormSchema): ReadonlyMap<string, Field> {
  const known =
    fieldMaps.get(schema) ??
    new Map(inChargedCurrency(schema).fields.map((field) => [field.id, field]))
  fieldMaps.set(schema, known)
  return known
}

function Payment({ amount, currency, answer: { status, test } }: StoredPayment) {
  const isPaid = status === 'succeeded'
  const standing = `${isPaid ? 'Paid' : (status ?? 'Payment pending')}${test ? ', test' : ''}`
  return (
    <span className={styles.payment} title={standing}>
      {moneyText({ amount, currency })}
      {isPaid ? (
        <IconCircleCheck {...icon} className={styles.paid} />
      ) : (
        <IconClock {...icon} className={styles.pending} />
      )}
      <VisuallyHidden>, {standing}</VisuallyHidden>
    </span>
  )
}

/** The dash of an asked question without an answer. */
export function NoResponse() {
  return (
    <span className={styles.none} title="No response">
      <span aria-hidden>–</span>
      <VisuallyHidden>No response</VisuallyHidden>
    </span>
  )
}

interface NotAskedSignProps {
  readonly schema: FormSchema
  readonly submission: Submission
  readonly fieldId: string
}

function NotAskedSign({ schema, submission, fieldId }: NotAskedSignProps) {
  // The reason is computed on hover, because most cells are never pointed at.
  const explain = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = `Not asked. ${reasonNotAsked(schema, submission.data, fieldTypes, fieldId)}`
  }
  return (
    <span className={styles.unasked} onPointerEnter={explain}>
      <Dots />
      <VisuallyHidden>Not asked</VisuallyHidden>
    </span>
  )
}

/** The four dots of a question that was not asked. */
export function Dots() {
  return <span className={styles.dots} aria-hidden />
}
