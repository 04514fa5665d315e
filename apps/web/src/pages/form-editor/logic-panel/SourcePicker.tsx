import type { Field } from '@ramiform/core/field'
import { useMemo } from 'react'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { sourceChoices } from './source-choices.ts'
import { useRuleSchema } from './use-rule-schema.ts'

/** Picker for a field that a rule reads: its source, or the field whose answer is the value. */
export function SourcePicker({
  fieldId,
  source,
  chosenId,
  without,
  part = 'fieldId',
  startsOpen,
  onChange,
}: {
  /** field that the logic belongs to */
  fieldId: string
  source: Field | undefined
  chosenId: string
  /** id of a field that is not offered */
  without?: string
  part?: 'fieldId' | 'value'
  /** opens the list at once, for a new rule */
  startsOpen: boolean
  onChange: (fieldId: string) => void
}) {
  const schema = useRuleSchema()
  const groups = useMemo(
    () =>
      sourceChoices(schema, fieldId, chosenId).map(({ label, isFolded, choices }) => ({
        label,
        folded: isFolded && (choices.length === 1 ? '1 question' : `${choices.length} questions`),
        options: choices
          .filter(({ value }) => value !== without)
          .map(({ value, label: name, type, typeName, warning, refusal }) => ({
            ...{ value, label: name, note: warning, disabledReason: refusal },
            detail: refusal === undefined ? typeName : undefined,
            icon: <FieldIcon type={type} size={16} />,
          })),
      })),
    [schema, fieldId, chosenId, without],
  )
  return (
    <SearchSelect
      label={part === 'value' ? 'Other question' : 'Field'}
      data-part={part}
      value={source === undefined ? '' : chosenId}
      placeholder="Choose a question"
      searchPlaceholder="Find a question"
      groups={groups}
      startsOpen={startsOpen}
      onChange={onChange}
    />
  )
}
