import type { FormSchema } from '@ramiform/core/form'
import { directionOf } from '@ramiform/core/words/direction'
import { allInputs } from '@ramiform/fields/all-inputs'
import { type ComponentType, lazy, Suspense } from 'react'
import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import type { FormBodyProps } from './form-body.ts'
import { InputsContext } from './inputs-context.ts'
import { SingleCardForm } from './SingleCardForm.tsx'
import { StandardForm } from './StandardForm.tsx'
import { withSections } from './with-sections.tsx'

/** Loaded only by forms with braces in their texts. */
const BodyWithTexts = lazy(() =>
  import('./with-texts.tsx').then(({ BodyWithTexts }) => ({ default: BodyWithTexts })),
)
const bodies = new Map<ComponentType<FormBodyProps>, ComponentType<FormBodyProps>>()

/** One form in its owner's design. Without `submit` it is a preview. */
export function FormView(props: FormViewProps) {
  const { schema } = props.form
  const Plain = schema.settings.displayStyle === 'single-card' ? SingleCardForm : StandardForm
  const Sectioned = schema.sections?.length ? withSections(Plain) : Plain
  return (
    <InputsContext value={allInputs}>
      <div
        lang={props.words.language}
        dir={directionOf(props.form.schema, props.form.name, props.words.language)}
      >
        <Suspense>
          <FormFrame {...props} Body={hasBraces(schema) ? withTexts(Sectioned) : Sectioned} />
        </Suspense>
      </div>
    </InputsContext>
  )
}

/** One component for each body, so that a new render keeps its state. */
function withTexts(Plain: ComponentType<FormBodyProps>): ComponentType<FormBodyProps> {
  let Body = bodies.get(Plain)
  if (Body === undefined) {
    Body = (props) => <BodyWithTexts {...props} Plain={Plain} />
    bodies.set(Plain, Body)
  }
  return Body
}

function hasBraces({ fields, sections = [] }: FormSchema): boolean {
  return (
    fields.some(({ label, description }) => `${label}${description}`.includes('{{')) ||
    sections.some(({ title, text }) => `${title}${text}`.includes('{{'))
  )
}
