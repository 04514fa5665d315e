import type { ReactNode } from 'react'
import styles from './FactTable.module.css'

export interface FactTableProps {
  /** summary for screen readers */
  readonly caption: string
  readonly head: readonly string[]
  /** the first cell of each row is its heading */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A table in a text, narrow enough for a phone. */
export function FactTable({ caption, head, rows }: FactTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
