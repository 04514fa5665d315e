import { fieldIdPattern, submitterEmailKey } from '@ramiform/core/field'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { limits } from '@ramiform/core/limits'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { changeList } from '../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { newPartId } from '../../../forms/field-id.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import styles from './ListSettings.module.css'
import { Section } from './Sections.tsx'

const none: readonly HiddenField[] = []

/** Declares the values that the form's address brings (decision 490). */
export function HiddenFieldsSection() {
  const { store, announce } = useEditor()
  const say = useStepNotice()
  const fields = useEditorState(({ draft }) => draft.schema.hiddenFields ?? none)
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    const input = [...(list.current?.querySelectorAll<HTMLInputElement>('[data-name]') ?? [])].at(
      -1,
    )
    input?.focus()
    input?.select()
  })

  const change = (next: HiddenField, name: string, control?: string) =>
    store.run(
      changeList(
        'hiddenFields',
        fields.map((one) => (one.id === next.id ? next : one)),
        name,
        control && `${next.id} ${control}`,
      ),
    )

  function add() {
    let number = fields.length + 1
    while (fields.some(({ name }) => name === `hidden_${number}`)) number += 1
    const field = { id: newPartId('hidden', fields), name: `hidden_${number}` }
    store.endTyping()
    added.current = true
    store.run(changeList('hiddenFields', [...fields, field], 'Add a hidden field'))
    announce('Hidden field added')
  }

  function remove(field: HiddenField) {
    store.endTyping()
    const others = fields.filter((one) => one !== field)
    store.run(changeList('hiddenFields', others, `Delete hidden field ${field.name}`))
    say({ done: `${field.name} deleted` })
  }

  return (
    <Section id="hidden">
      <p className={styles.lead}>
        Stored with each submission and usable in rules. Their values come from the form’s link,
        such as <code>?{fields[0]?.name ?? 'utm_source'}=newsletter</code>, or from the embed code.
        Visitors don’t see them, but can change the link.
      </p>
      {fields.length > 0 && (
        <div ref={list} className={styles.list}>
          {fields.map((field) => (
            <div key={field.id} className={styles.pair}>
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
              <IconButton
                label={`Delete hidden field ${field.name}`}
                icon={<IconX size={18} stroke={1.75} aria-hidden />}
                onClick={() => remove(field)}
              />
            </div>
          ))}
        </div>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={styles.add}
        icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={fields.length >= limits.hiddenFields}
        disabledReason={`A form can have up to ${limits.hiddenFields} hidden fields.`}
        onClick={add}
      >
        Add a hidden field
      </Button>
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
      data-name
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
  if (!fieldIdPattern.test(name)) return 'Use 1 to 64 letters without accents, digits, - and _'
  if (name === submitterEmailKey) return 'This name is taken by the email address'
  return others.some((one) => one.name === name && one.id !== id)
    ? 'Another hidden field has this name'
    : null
}
