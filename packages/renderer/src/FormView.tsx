import { directionOf } from '@ramiform/core/words/direction'
import { allInputs } from '@ramiform/fields/all-inputs'
import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'

/** One form in its owner's design. Without `submit` it is a preview. */
export function FormView(props: FormViewProps) {
  const isSingleCard = props.form.schema.settings.displayStyle === 'single-card'
  return (
    <InputsContext value={allInputs}>
      <div
        lang={props.words.language}
        dir={directionOf(props.form.schema, props.form.name, props.words.language)}
      >
        <FormFrame {...props} Body={isSingleCard ? SingleCardForm : StandardForm} />
      </div>
    </InputsContext>
  )
}
