import type { Answer } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import { createFilling } from '@ramiform/core/filling/filling'
import { fieldsByKey, keyOfField } from '@ramiform/core/filling/readable-key'
import type { FormSchema } from '@ramiform/core/form'
import { fixedPriceOf } from '@ramiform/core/payments/fixed-price'
import { english } from '@ramiform/core/words/en'
import { fieldTypes } from '@ramiform/fields'
import { IconX } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { CopyLine } from '../../../clipboard/CopyLine.tsx'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { publicAddress } from '../../../forms/public-address.ts'
import { answersInAddress } from '../../../public-form/prefill/answers-in-address.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SettingsDrawer.module.css'

interface Given {
  readonly row: number
  readonly fieldId: string
  readonly value: string
}

/** Builder for links with prefilled answers (decision 160). It reports the answers that the form would ignore. */
export function PrefilledLink({ slug }: { slug: string }) {
  const schema = useEditorState(({ draft }) => draft.schema)
  const [given, setGiven] = useState<readonly Given[]>([])
  const heading = useId()
  const { fields, byId, byKey } = useMemo(() => whatToGive(schema), [schema])
  if (fields.length === 0) return null
  const rows = given.flatMap((row) => {
    const field = byId.get(row.fieldId)
    return field === undefined ? [] : [{ ...row, field, key: keyOfField(field, byKey) }]
  })
  const query = new URLSearchParams(
    rows.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]),
  )
  const answers = taken(schema, query)

  const change = (row: number, value: string) =>
    setGiven((all) => all.map((one) => (one.row === row ? { ...one, value } : one)))
  const remove = (row: number) => setGiven((all) => all.filter((one) => one.row !== row))
  const add = (fieldId: string) => {
    const row = 1 + Math.max(0, ...given.map((one) => one.row))
    setGiven([...given, { row, fieldId, value: byId.get(fieldId)?.options?.[0] ?? '' }])
  }

  return (
    <section className={styles.prefilled} aria-labelledby={heading}>
      <h4 id={heading}>Prefilled link</h4>
      <p className={styles.hint}>
        Anyone who opens this link sees these answers and can change them. The answers are part of
        the link, so share it with care.
      </p>
      {rows.map(({ row, field, value }) => (
        <div className={styles.given} key={row}>
          <GivenAnswer
            field={field}
            value={value}
            isLeftOut={value !== '' && !answers.has(field.id)}
            onChange={(text) => change(row, text)}
          />
          <IconButton
            label={`Remove the answer to ${nameOf(field)}`}
            icon={<IconX size={18} stroke={1.75} aria-hidden />}
            onClick={() => remove(row)}
          />
        </div>
      ))}
      <Select
        label="Add an answer"
        placeholder="Add an answer to..."
        value=""
        onChange={add}
        options={fields
          .filter(
            (field) => takesSeveral(field) || !given.some(({ fieldId }) => fieldId === field.id),
          )
          .map((field) => ({ value: field.id, label: nameOf(field) }))}
      />
      {query.size > 0 && (
        <CopyLine text={`${publicAddress(slug)}?${query}`} of="the link with answers" />
      )}
    </section>
  )
}

/** Fields that a link can prefill: text and choice fields. Other types, such as uploads, need a person. */
function whatToGive(schema: FormSchema) {
  const all = fieldsToFill(schema, english)
  const fields = all.filter(
    (field) =>
      (takesSeveral(field) || answerKindOf(field) === 'text') && fixedPriceOf(field) === undefined,
  )
  return {
    fields,
    byId: new Map(fields.map((field) => [field.id, field])),
    byKey: fieldsByKey(all),
  }
}

/** Answers that the form would accept from a link. */
function taken(schema: FormSchema, query: URLSearchParams): ReadonlyMap<string, Answer> {
  if (query.size === 0) return new Map()
  const filling = createFilling(schema, { fieldTypes, patterns: null })
  return answersInAddress(filling, [...query]).answers
}

const answerKindOf = ({ type }: Field) => fieldTypeOf(fieldTypes, type)?.answerKind
const takesSeveral = (field: Field) => answerKindOf(field) === 'list'

function GivenAnswer(props: {
  field: Field
  value: string
  isLeftOut: boolean
  onChange: (value: string) => void
}) {
  const { field, value, onChange } = props
  const label = nameOf(field)
  const problem = props.isLeftOut
    ? 'The form ignores this answer. It is invalid, or the question is hidden.'
    : null
  if (field.options === undefined) {
    return <TextField label={label} value={value} error={problem} onChange={onChange} />
  }
  const options = [...new Set(field.options)].map((option) => ({ value: option, label: option }))
  return (
    <div className={styles.choice}>
      <span aria-hidden>{label}</span>
      <Select label={label} value={value} onChange={onChange} options={options} />
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  )
}

function nameOf({ label, id }: Field): string {
  return label || id
}
