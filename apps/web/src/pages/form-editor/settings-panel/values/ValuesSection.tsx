import { checkValues } from '@ramiform/core/findings/check-values'
import { inWords } from '@ramiform/core/findings/finding'
import type { Formula } from '@ramiform/core/formula'
import { limits } from '@ramiform/core/limits'
import type { Value } from '@ramiform/core/value'
import { sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import { fieldTypes } from '@ramiform/fields'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { changeList } from '../../../../editing/draft/form-commands.ts'
import { useEditor, useEditorState } from '../../../../editing/editor-context.tsx'
import { newPartId } from '../../../../forms/field-id.ts'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useStepNotice } from '../../history/use-step-notice.ts'
import styles from '../ListSettings.module.css'
import { Section } from '../Sections.tsx'
import { FormulaInput } from './FormulaInput.tsx'
import { useTriedValues } from './use-tried-values.ts'
import { ValueResult } from './ValueResult.tsx'

const none: readonly Value[] = []
/** Formula of a new value: it has no result, and its input is empty. */
const unwritten: Formula = { kind: 'text', value: '' }

/** Declares the numbers and texts that the form calculates (decision 570). */
export function ValuesSection() {
  const { store, announce } = useEditor()
  const say = useStepNotice()
  const schema = useEditorState(({ draft }) => draft.schema)
  const values = schema.values ?? none
  const sources = useMemo(() => sourcesOfFormulas(schema, fieldTypes), [schema])
  const problems = useMemo(
    () =>
      new Map(
        [...checkValues(schema, { fieldTypes })].map(({ fieldId, why }) => [fieldId, inWords(why)]),
      ),
    [schema],
  )
  const triedValue = useTriedValues(schema)
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    const names = list.current?.querySelectorAll<HTMLInputElement>('[data-name]') ?? []
    const input = [...names].at(-1)
    input?.focus()
    input?.select()
  })

  const change = (next: Value, name: string, control: string) =>
    store.run(
      changeList(
        'values',
        values.map((one) => (one.id === next.id ? next : one)),
        name,
        `${next.id} ${control}`,
      ),
    )

  function add() {
    let number = values.length + 1
    while (values.some(({ name }) => name === `Value ${number}`)) number += 1
    const id = newPartId('value', values)
    const value: Value = { id, name: `Value ${number}`, type: 'number', formula: unwritten }
    store.endTyping()
    added.current = true
    store.run(changeList('values', [...values, value], 'Add a value'))
    announce('Value added')
  }

  function remove(value: Value) {
    store.endTyping()
    const others = values.filter((one) => one !== value)
    store.run(changeList('values', others, `Delete value ${value.name}`))
    say({ done: `${value.name} deleted` })
  }

  return (
    <Section id="values">
      <p className={styles.lead}>
        Numbers and texts that the form calculates from answers. Use them in rules, texts, endings
        and payments. They are stored with each submission.
      </p>
      {values.length > 0 && (
        <div ref={list} className={styles.cards}>
          {values.map((value) => (
            <div key={value.id} className={styles.value}>
              <TextField
                label={`Name of value ${value.name}`}
                hideLabel
                data-name
                dir="auto"
                placeholder="Total"
                maxLength={limits.labelCharacters}
                value={value.name}
                onChange={(name) => {
                  if (name.trim() !== '') change({ ...value, name }, 'Rename a value', 'name')
                }}
              />
              <IconButton
                label={`Delete value ${value.name}`}
                icon={<IconX size={18} stroke={1.75} aria-hidden />}
                onClick={() => remove(value)}
              />
              <FormulaInput
                label={`Formula of ${value.name}`}
                text={isUnwritten(value) ? '' : writeFormula(value.formula, sources)}
                sources={sources.filter(({ id }) => id !== value.id)}
                error={problems.get(value.id)}
                hint={
                  isUnwritten(value) ? (
                    'Type { for the names of questions.'
                  ) : (
                    <>
                      Gives a {value.type}.
                      <ValueResult {...triedValue(value)} />
                    </>
                  )
                }
                onChange={(read) =>
                  change({ ...value, ...read }, `Change ${value.name}`, 'formula')
                }
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
        disabled={values.length >= limits.values}
        disabledReason={`A form can have up to ${limits.values.toLocaleString('en')} values.`}
        onClick={add}
      >
        Add a value
      </Button>
    </Section>
  )
}

const isUnwritten = ({ formula }: Value) => formula.kind === 'text' && formula.value === ''
