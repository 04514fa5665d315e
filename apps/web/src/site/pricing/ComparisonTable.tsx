import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './ComparisonTable.module.css'
import { type ComparisonCell, type ComparisonRow, comparison } from './comparison.ts'
import { plans } from './plans.ts'

/** The plans side by side, with sticky names. */
export function ComparisonTable() {
  return (
    <Wrap className={styles.section}>
      <h2 id="compare">Compare the plans</h2>
      <table className={styles.table} aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Feature</VisuallyHidden>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.map(({ name, rows }) => (
          <tbody key={rows[0]?.name}>
            {name !== undefined && (
              <tr className={styles.group}>
                <th colSpan={1 + plans.length} scope="rowgroup">
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </Wrap>
  )
}

function Row({ row: { name, badge, cells } }: { row: ComparisonRow }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {badge !== undefined && (
          <>
            {' '}
            <span className={styles.badge}>{badge}</span>
          </>
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={plans[index]?.id}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (cell === false) return <span className={styles.none}>Not included</span>
  if (cell !== true) return cell
  return (
    <>
      <IconCheck size={20} stroke={2} aria-hidden />
      <VisuallyHidden>Included</VisuallyHidden>
    </>
  )
}
