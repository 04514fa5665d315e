import type { Field } from '@ramiform/core/field'
import { lazy, Suspense, useMemo } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { Select } from '../../../ui/Select.tsx'
import { sourceChoices } from './source-choices.ts'

/** with more fields than this, the picker has a search */
const fewFields = 12

/** The searchable select loads with the first form that is long enough to need it. */
const SearchSelect = lazy(() =>
  import('../../../ui/SearchSelect.tsx').then((m) => ({ default: m.SearchSelect })),
)

/** Picker for a rule's source field. */
export function SourcePicker({
  fieldId,
  source,
  chosenId,
  onChange,
}: {
  /** field that the logic belongs to */
  fieldId: string
  source: Field | undefined
  chosenId: string
  onChange: (fieldId: string) => void
}) {
  const schema = useEditorState(({ draft }) => draft.schema)
  const groups = useMemo(
    () => sourceChoices(schema, fieldId, chosenId),
    [schema, fieldId, chosenId],
  )
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const common = {
    label: 'Field',
    'data-part': 'fieldId',
    value: source === undefined ? '' : chosenId,
    placeholder: 'Choose a field',
    compact: true,
    onChange,
  } as const

  const plain = (
    <Select
      {...common}
      options={[]}
      groups={groups.map(({ label, choices }) => ({
        label,
        options: choices.map(({ value, label: name, warning }) => ({
          value,
          label: warning === undefined ? name : `${name} (${warning})`,
        })),
      }))}
    />
  )
  if (count <= fewFields) return plain
  return (
    <Suspense fallback={plain}>
      <SearchSelect
        {...common}
        searchPlaceholder="Search fields"
        groups={groups.map(({ label, choices }) => ({
          label,
          options: choices.map(({ value, label: name, type, warning }) => ({
            ...{ value, label: name, note: warning },
            icon: <FieldIcon type={type} size={16} />,
          })),
        }))}
      />
    </Suspense>
  )
}
