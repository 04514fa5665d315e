import { directionOf } from '@ramiform/core/words/direction'
import { allInputs } from '@ramiform/fields/all-inputs'
import { useMemo } from 'react'
import { bodyOf } from './body-of.ts'
import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'

/** One form in its owner's design. Without `submit` it is a preview. */
export function FormView(props: FormViewProps) {
  const { schema } = props.form
  const { sections, tables, settings } = schema
  // The same component while answers and texts change, so that a new render keeps its state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on what the form has
  const Body = useMemo(
    () => bodyOf(schema),
    [sections?.length, tables?.length, settings.displayStyle],
  )
  return (
    <InputsContext value={allInputs}>
      <div
        lang={props.words.language}
        dir={directionOf(props.form.schema, props.form.name, props.words.language)}
      >
        <FormFrame {...props} Body={Body} />
      </div>
    </InputsContext>
  )
}
