import { type Answer, isList } from '@ramiform/core/answers'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import type { DisplayStyle } from '@ramiform/core/form'
import { shownOption } from '@ramiform/core/shown-option'
import type { Table } from '@ramiform/core/table'
import { Icon } from '@ramiform/fields/inputs'
import { useWords } from '@ramiform/fields/words'
import { memo } from 'react'
import { AlertIcon, describedBy, Star } from './FieldFrame.tsx'
import { useAppearance } from './FieldRow.tsx'
import { formId, inputId, rowId } from './field-ids.ts'
import { problemText } from './problem-text.ts'
import { useAnyVisible } from './use-any-visible.ts'
import { useFieldState, useIsLive } from './use-filling.ts'

const tick = 'M5 12l5 5l10 -10'

interface RowsProps {
  readonly filling: Filling
  readonly style: DisplayStyle
  readonly onAppear: (label: string) => void
}

/** Choices with equal options: a row for each field, and a column for each option. On phones each row is a card. */
export const FieldTable = memo(function FieldTable({
  table,
  fields,
  ...rows
}: RowsProps & {
  table: Table
  fields: readonly Field[]
}) {
  const isShown = useAnyVisible(rows.filling, fields)
  const isLive = useIsLive()
  const { title, description } = table
  const id = `table-${table.id}`
  return (
    <fieldset
      className="rf-field rf-table"
      aria-describedby={description ? `${id}-description` : undefined}
      // Visitors without JavaScript see all rows.
      data-hidden={(!isLive && !isShown) || undefined}
      hidden={isLive && !isShown}
    >
      {title ? (
        <legend className="rf-label" id={id}>
          {title}
        </legend>
      ) : null}
      {description ? (
        <p className="rf-description" id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      <div className="rf-grid">
        <table aria-labelledby={title ? id : undefined}>
          <thead>
            <tr>
              <td />
              {fields[0]?.options?.map((option, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat, and are never reordered here
                <th scope="col" id={`${id}-${index}`} key={index}>
                  {shownOption(fields[0] as Field, option, index)}
                </th>
              ))}
            </tr>
          </thead>
          {fields.map((field) => (
            <Row key={field.id} {...rows} columns={id} field={field} />
          ))}
        </table>
      </div>
    </fieldset>
  )
})

/** One field. A group inside of the table, so that its label, problem and controls belong together. */
const Row = memo(function Row({
  filling,
  style,
  onAppear,
  columns,
  field,
}: RowsProps & {
  /** Start of the ids of the column headers. */
  columns: string
  field: Field
}) {
  const words = useWords()
  const state = useFieldState(filling, field.id)
  useAppearance(state !== 'hidden' && state !== 'veiled', field.label, onAppear)
  const problem = typeof state === 'string' ? undefined : problemText(state, field, style, words)
  const id = inputId(field.id)
  const description = describedBy(id, field, problem !== undefined)
  const kind = field.type as 'radio' | 'checkbox'
  const answer = filling.answer(field.id)
  const { options = [] } = field
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a part of a table
    <tbody
      id={rowId(field.id)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={description}
      data-wrong={problem !== undefined || undefined}
      data-hidden={state === 'veiled' || undefined}
      hidden={state === 'hidden'}
    >
      <tr>
        <th scope="row">
          <span id={`${id}-label`}>
            {field.label || words.form.question}
            {field.required ? <Star /> : null}
          </span>
          {field.description ? (
            <span className="rf-note" id={`${id}-description`}>
              {field.description}
            </span>
          ) : null}
        </th>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat, and are never reordered here
          <td key={index}>
            <label className="rf-cell">
              <input
                type={kind}
                id={index === 0 ? id : `${id}-${index}`}
                name={field.id}
                form={formId}
                value={option}
                defaultChecked={isList(answer) ? answer.includes(option) : answer === option}
                onChange={({ currentTarget }) =>
                  filling.setAnswer(field.id, chosenIn(currentTarget, kind))
                }
                aria-labelledby={`${columns}-${index}`}
                aria-invalid={(kind === 'checkbox' && problem !== undefined) || undefined}
                aria-describedby={problem === undefined ? undefined : description}
              />
              {kind === 'checkbox' ? <Icon path={tick} size={14} strokeWidth={3.2} /> : null}
              <span>{shownOption(field, option, index)}</span>
            </label>
          </td>
        ))}
      </tr>
      {problem === undefined ? null : (
        <tr>
          <td colSpan={options.length + 1}>
            <p
              className="rf-problem"
              id={`${id}-problem`}
              // Single-card forms have no problem summary, so the problem itself is announced.
              role={style === 'single-card' ? 'alert' : undefined}
            >
              <AlertIcon size={18} />
              {problem}
            </p>
          </td>
        </tr>
      )}
    </tbody>
  )
})

/** Reads the checked inputs from the page, so that choices made before hydration count. */
function chosenIn(input: HTMLInputElement, kind: 'radio' | 'checkbox'): Answer {
  if (kind === 'radio') return input.value
  const checked = input.closest('tr')?.querySelectorAll<HTMLInputElement>('input:checked')
  return Array.from(checked ?? [], ({ value }) => value)
}
