import { directionOf } from '@ramiform/core/words/direction'
import { allInputs } from '@ramiform/fields/all-inputs'
import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withSections } from './with-sections.tsx'

/** One form in its owner's design. Without `submit` it is a preview. */
export function FormView(props: FormViewProps) {
  const { schema } = props.form
  const Plain = schema.settings.displayStyle === 'single-card' ? SingleCardForm : StandardForm
  const Body = schema.sections?.length ? withSections(Plain) : Plain
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
