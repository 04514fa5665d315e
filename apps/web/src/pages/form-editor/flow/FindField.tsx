import type { Field } from '@ramiform/core/field'
import { useMemo, useRef } from 'react'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import styles from './Flow.module.css'

/** Field search. Choosing a field selects it. */
export function FindField({
  fields,
  onFind,
  selected,
}: {
  fields: readonly Field[]
  onFind: (fieldId: string) => void
  /** field to show as chosen; without it, the button says *Find a field* */
  selected?: string
}) {
  const found = useRef<string | null>(null)
  const groups = useMemo(() => {
    const option = (field: Field) => ({
      value: field.id,
      label: fieldName(field),
      icon: <FieldIcon type={field.type} size={16} />,
    })
    const [conditional, always] = [
      fields.filter((one) => one.conditional !== undefined),
      fields.filter((one) => one.conditional === undefined),
    ]
    return [
      { label: 'With logic', options: conditional.map(option) },
      { label: 'Always shown', options: always.map(option) },
    ].filter(({ options }) => options.length > 0)
  }, [fields])
  return (
    <SearchSelect
      compact
      className={styles.find}
      label="Find a field"
      data-part="find-field"
      placeholder="Find a field"
      searchPlaceholder="Search fields"
      groups={groups}
      value={selected ?? ''}
      onChange={(id) => {
        found.current = id
        onFind(id)
      }}
      focusAfter={() => {
        const id = found.current
        found.current = null
        return id === null
          ? null
          : document.querySelector<HTMLElement>(`[data-flow-field="${CSS.escape(id)}"]`)
      }}
    />
  )
}
