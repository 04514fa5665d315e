import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import type { Field } from '@ramiform/core/field'
import { type Table, titleOfTable } from '@ramiform/core/table'
import { memo } from 'react'
import { tableById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { AnswerPills } from '../texts/LazyTexts.tsx'
import { CardCover } from './CardCover.tsx'
import section from './SectionCard.module.css'
import styles from './TableCard.module.css'
import { TableSettings } from './TableSettings.tsx'

export interface TableCardProps {
  readonly id: string
}

/** Heading of a table on the canvas: its title and columns, or its settings while it is selected. */
export const TableCard = memo(function TableCard({ id }: TableCardProps) {
  const table = useEditorState(({ draft }) => tableById(draft.schema, id))
  const first = useEditorState(({ draft }) => draft.schema.fields.find((row) => row.table === id))
  const isOpen = useEditorState(({ selected }) => selected === id)
  if (table === undefined || first === undefined) return null
  return (
    <li
      // biome-ignore lint/a11y/noRedundantRoles: the chunk overrides its list role, so items need an explicit one
      role="listitem"
      className={classNames(section.section, styles.table, isOpen && section.selected)}
      data-section={id}
      aria-current={isOpen || undefined}
    >
      <div className={classNames(section.card, styles.card)}>
        <CardCover id={id} name={`matrix ${plainLabel(titleOfTable(table))}`} isOpen={isOpen} />
        {isOpen ? (
          <TableSettings table={table} first={first} />
        ) : (
          <Closed table={table} first={first} />
        )}
      </div>
    </li>
  )
})

function Closed({ table, first: { options = [] } }: { table: Table; first: Field }) {
  return (
    <>
      <div className={styles.title} dir="auto">
        <AnswerPills text={titleOfTable(table)} />
      </div>
      {table.description && (
        <p className={section.text} dir="auto">
          <AnswerPills text={table.description} />
        </p>
      )}
      <div className={styles.columns} aria-hidden="true">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options can have duplicate texts while they are edited
          <bdi key={index}>{option}</bdi>
        ))}
      </div>
    </>
  )
}
