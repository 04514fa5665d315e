import type { FoundFields } from '@ramiform/formats/import'
import { IconAlertTriangle } from '@tabler/icons-react'
import { TextButton } from '../../ui/TextButton.tsx'
import { fieldName } from '../field-name.ts'
import { namedForm } from '../found-fields/edit-found.ts'
import styles from './LossReport.module.css'

/** number of lines in view; the rest start collapsed */
const mostInView = 4

/** The parts of an import that were changed or left out. Nothing lost: no report. */
export function LossReport({
  found,
  lineOf,
  onShow,
}: {
  found: FoundFields
  /** line of a field in the source, if known */
  lineOf: (fieldId: string) => number | null
  onShow: (fieldId: string) => void
}) {
  const { fields, warnings } = found
  if (warnings.length === 0) return null
  const byId = new Map(namedForm(found, fields).fields.map((field) => [field.id, field]))
  const rows = warnings.map(({ message, fieldId = '' }, at) => {
    const field = byId.get(fieldId)
    const line = lineOf(fieldId)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same message can repeat, and the list never reorders
      <li key={at}>
        <span>
          {field !== undefined && <b dir="auto">{fieldName(field)}: </b>}
          {message}
        </span>
        {field !== undefined && (
          <TextButton
            aria-label={`${line === null ? 'Show' : `line ${line.toLocaleString('en')}`}: ${fieldName(field)}`}
            onClick={() => onShow(fieldId)}
          >
            {line === null ? 'Show' : `line ${line.toLocaleString('en')}`}
          </TextButton>
        )}
      </li>
    )
  })
  const rest = rows.length - mostInView
  return (
    <section className={styles.loss} aria-label="Loss report">
      <h3>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        {rows.length === 1
          ? '1 part did not come over'
          : `${rows.length.toLocaleString('en')} parts did not come over`}
      </h3>
      <ul>{rows.slice(0, mostInView)}</ul>
      {rest > 0 && (
        <details>
          <summary>{`${rest.toLocaleString('en')} more`}</summary>
          <ul>{rows.slice(mostInView)}</ul>
        </details>
      )}
    </section>
  )
}
