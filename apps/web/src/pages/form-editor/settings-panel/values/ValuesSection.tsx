import { checkValues } from '@ramiform/core/findings/check-values'
import { inWords } from '@ramiform/core/findings/finding'
import type { Formula } from '@ramiform/core/formula'
import { limits } from '@ramiform/core/limits'
import type { Value } from '@ramiform/core/value'
import { sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import { fieldTypes } from '@ramiform/fields'
import { useMemo } from 'react'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { newPartId } from '../../../../forms/field-id.ts'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from '../ListSettings.module.css'
import { NamedRows } from '../NamedRows.tsx'
import { Section } from '../Sections.tsx'
import { FormulaInput } from './FormulaInput.tsx'
import { useTriedValues } from './use-tried-values.ts'
import { ValueResult } from './ValueResult.tsx'

const none: readonly Value[] = []
/** Formula of a new value: it has no result, and its input is empty. */
const unwritten: Formula = { kind: 'text', value: '' }

/** Declares the numbers and texts that the form calculates (decision 570). */
export function ValuesSection() {
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

  return (
    <Section id="values">
      <p className={styles.lead}>
        Numbers and texts that the form calculates from answers. Use them in rules, texts, endings
        and payments. They are stored with each submission.
      </p>
      <NamedRows
        member="values"
        what="value"
        add="Add a value"
        rows={values}
        most={limits.values}
        nameOf={(number) => `Value ${number}`}
        make={(name) => ({
          id: newPartId('value', values),
          name,
          type: 'number',
          formula: unwritten,
        })}
      >
        {(value, change, deleteButton) => (
          <div key={value.id} className={styles.value} data-row>
            <TextField
              label={`Name of value ${value.name}`}
              hideLabel
              dir="auto"
              placeholder="Total"
              maxLength={limits.labelCharacters}
              value={value.name}
              onChange={(name) => {
                if (name.trim() !== '') change({ ...value, name }, 'Rename a value', 'name')
              }}
            />
            {deleteButton}
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
              onChange={(read) => change({ ...value, ...read }, `Change ${value.name}`, 'formula')}
            />
          </div>
        )}
      </NamedRows>
    </Section>
  )
}

const isUnwritten = ({ formula }: Value) => formula.kind === 'text' && formula.value === ''
