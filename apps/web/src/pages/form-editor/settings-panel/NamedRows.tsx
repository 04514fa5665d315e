import type { FormSchema } from '@ramiform/core/form'
import type { HiddenField } from '@ramiform/core/hidden-field'
import type { Value } from '@ramiform/core/value'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { changeList } from '../../../editing/draft/form-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { useStepNotice } from '../history/use-step-notice.ts'
import styles from './ListSettings.module.css'

interface Named {
  readonly hiddenFields: HiddenField
  readonly values: Value
}

/** Changes a row as one step; `control` names the control that is being typed in. */
type ChangeRow<Row> = (next: Row, step: string, control: string) => void

/** Hidden fields or values, with buttons to add and delete them. */
export function NamedRows<Member extends keyof Named>({
  member,
  what,
  add: addText,
  rows,
  most,
  nameOf,
  make,
  children,
}: {
  member: Member
  /** such as `hidden field` */
  what: string
  /** text of the button, such as `Add a hidden field` */
  add: string
  rows: readonly Named[Member][]
  most: number
  /** name of a new row, such as `Value 2` */
  nameOf: (number: number) => string
  make: (name: string) => Named[Member]
  children: (
    row: Named[Member],
    change: ChangeRow<Named[Member]>,
    deleteButton: ReactNode,
  ) => ReactNode
}) {
  const { store, announce } = useEditor()
  const notice = useStepNotice()
  const list = useRef<HTMLDivElement>(null)
  const { onAdd, removal } = useRowFocus(list)
  const run = (next: readonly Named[Member][], step: string, control?: string) =>
    store.run(changeList(member, next as NonNullable<FormSchema[Member]>, step, control))

  function add() {
    let number = rows.length + 1
    while (rows.some(({ name }) => name === nameOf(number))) number += 1
    store.endTyping()
    run([...rows, make(nameOf(number))], addText)
    announce(`${what.charAt(0).toUpperCase()}${what.slice(1)} added`)
  }

  function remove(row: Named[Member]) {
    store.endTyping()
    run(
      rows.filter((one) => one !== row),
      `Delete ${what} ${row.name}`,
    )
    notice({ done: `${row.name} deleted` })
  }

  const change: ChangeRow<Named[Member]> = (next, step, control) =>
    run(
      rows.map((one) => (one.id === next.id ? next : one)),
      step,
      `${next.id} ${control}`,
    )

  return (
    <div ref={list} className={styles.list}>
      {rows.map((row, index) =>
        children(
          row,
          change,
          <IconButton
            label={`Delete ${what} ${row.name}`}
            icon={<IconX size={18} stroke={1.75} aria-hidden />}
            {...removal(index, () => remove(row))}
          />,
        ),
      )}
      <Button
        variant="quiet"
        size="sm"
        className={styles.add}
        icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={rows.length >= most}
        disabledReason={`A form can have up to ${most.toLocaleString('en')} ${what}s.`}
        onClick={() => onAdd(add)}
        data-add
      >
        {addText}
      </Button>
    </div>
  )
}
