import type { RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import styles from './Conflict.module.css'
import { type ConflictRow, conflictRows } from './conflict-rows.ts'

/** rules drawn; a long loop is counted */
const mostDrawn = 8

/** The rules that cannot be true together, as a stem that breaks before the last one. */
export function Conflict({
  conflict,
  schema,
  fieldId,
}: {
  conflict: readonly RuleRef[]
  schema: FormSchema
  fieldId: string | undefined
}) {
  const rows = conflictRows(conflict, schema, fieldId)
  const drawn = rows.slice(0, mostDrawn)
  const all = conflict.length === 2 ? 'both' : 'all'
  return (
    <ul
      className={styles.conflict}
      aria-label={`The ${conflict.length === 2 ? 'two ' : ''}rules that can’t ${all} be true`}
    >
      {drawn.map((row, index) => (
        <Fragment key={row.key}>
          {index > 0 && index === drawn.length - 1 && (
            <li className={styles.never}>
              <IconX size={12} stroke={2.5} aria-hidden />
              never {rows.length === 2 ? 'both' : 'all'}
            </li>
          )}
          <li>
            <small>{row.caption}</small>
            <Sentence row={row} />
            {row.via.map((via) => (
              <Via key={via.key} row={via} />
            ))}
          </li>
        </Fragment>
      ))}
      {rows.length > mostDrawn && <li>{`and ${rows.length - mostDrawn} more rules`}</li>}
    </ul>
  )
}

function Via({ row }: { row: ConflictRow }) {
  return (
    <div className={styles.via}>
      only shows when <Sentence row={row} />
      {row.via.map((via) => (
        <Via key={via.key} row={via} />
      ))}
    </div>
  )
}

/** Only the values that exclude each other are red. */
function Sentence({ row: { phrases, excludes } }: { row: ConflictRow }) {
  return phrases.map(({ kind, text }, index) => {
    if (kind !== 'field' && kind !== 'value') return text
    const isRed = kind === 'value' && excludes
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentence always renders as a whole
      <b key={index} className={isRed ? styles.red : undefined}>
        {text}
      </b>
    )
  })
}
