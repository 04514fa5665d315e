import type { Field } from '@ramiform/core/field'
import { type Table, titleOfTable } from '@ramiform/core/table'
import styles from './FormPrint.module.css'

/** A table on paper: title, description, and boxes to tick. Its rows follow as questions with their rules. */
export function PrintedTable({ table, rows }: { table: Table; rows: readonly Field[] }) {
  const { options = [] } = rows[0] ?? {}
  return (
    <li className={styles.table}>
      <h2>{titleOfTable(table)}</h2>
      <p className={styles.kind}>Matrix</p>
      {table.description && <p>{table.description}</p>}
      <table>
        <thead>
          <tr>
            <td />
            {options.map((option, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts
              <th key={index} scope="col">
                {option}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-type={row.type}>
              <th scope="row">{row.label}</th>
              {options.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts
                <td key={index}>
                  <i />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}
