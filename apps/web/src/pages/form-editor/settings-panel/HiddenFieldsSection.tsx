import { fieldIdPattern, submitterEmailKey } from '@ramiform/core/field'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { limits } from '@ramiform/core/limits'
import { useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { newPartId } from '../../../forms/field-id.ts'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './ListSettings.module.css'
import { NamedRows } from './NamedRows.tsx'
import { Section } from './Sections.tsx'

const none: readonly HiddenField[] = []

/** Declares the values that the form's address brings (decision 490). */
export function HiddenFieldsSection() {
  const fields = useEditorState(({ draft }) => draft.schema.hiddenFields ?? none)
  return (
    <Section id="hidden">
      <p className={styles.lead}>
        Stored with each submission and usable in rules. Their values come from the form’s link,
        such as <code>?{fields[0]?.name ?? 'utm_source'}=newsletter</code>, or from the embed code.
        Visitors don’t see them, but can change the link.
      </p>
      <NamedRows
        member="hiddenFields"
        what="hidden field"
        add="Add a hidden field"
        rows={fields}
        most={limits.hiddenFields}
        nameOf={(number) => `hidden_${number}`}
        make={(name) => ({ id: newPartId('hidden', fields), name })}
      >
        {(field, change, deleteButton) => (
          <div key={field.id} className={styles.pair} data-row>
            <NameInput
              field={field}
              others={fields}
              onChange={(name) => change({ ...field, name }, 'Rename a hidden field', 'name')}
            />
            <TextField
              label={`Default value of ${field.name}`}
              hideLabel
              dir="auto"
              placeholder="Default value"
              maxLength={limits.hiddenCharacters}
              value={field.value ?? ''}
              onChange={(value) => {
                const { value: _before, ...rest } = field
                const name = `Change the default value of ${field.name}`
                change(value === '' ? rest : { ...rest, value }, name, 'value')
              }}
            />
            {deleteButton}
          </div>
        )}
      </NamedRows>
    </Section>
  )
}

/** Name of a hidden field. An invalid one stays in the input with its problem, and the form keeps the last valid one. */
function NameInput({
  field,
  others,
  onChange,
}: {
  field: HiddenField
  others: readonly HiddenField[]
  onChange: (name: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : nameProblem(typed, field, others)
  return (
    <TextField
      label={`Name of hidden field ${field.name}`}
      hideLabel
      dir="ltr"
      placeholder="utm_source"
      spellCheck={false}
      autoCapitalize="none"
      value={typed ?? field.name}
      error={problem}
      onChange={(text) => {
        const name = text.replaceAll(/\s/g, '_')
        const isValid = nameProblem(name, field, others) === null
        setTyped(isValid ? null : name)
        if (isValid) onChange(name)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function nameProblem(
  name: string,
  { id }: HiddenField,
  others: readonly HiddenField[],
): string | null {
  if (name === '__proto__') return 'Choose another name'
  if (!fieldIdPattern.test(name)) return 'Use 1 to 64 letters without accents, digits, - and _'
  if (name === submitterEmailKey) return 'This name is taken by the email address'
  return others.some((one) => one.name === name && one.id !== id)
    ? 'Another hidden field has this name'
    : null
}
