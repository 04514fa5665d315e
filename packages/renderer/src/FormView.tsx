import type { FormSchema } from '@ramiform/core/form'
import { offeringOther } from '@ramiform/core/other'
import { directionOf } from '@ramiform/core/words/direction'
import { allInputs } from '@ramiform/fields/all-inputs'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { bodyOf } from './body-of.ts'
import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import type { FormBodyProps } from './form-body.ts'
import { InputsContext } from './inputs-context.ts'

/** Loaded only by forms with braces in their texts. */
const BodyWithTexts = lazy(() =>
  import('./with-texts.tsx').then(({ BodyWithTexts }) => ({ default: BodyWithTexts })),
)
const bodies = new Map<ComponentType<FormBodyProps>, ComponentType<FormBodyProps>>()

/** One form in its owner's design. Without `submit` it is a preview. */
export function FormView({ form: given, ...props }: FormViewProps) {
  const form = useMemo(() => ({ ...given, schema: offeringOther(given.schema) }), [given])
  const { schema } = form
  const { sections, tables, settings } = schema
  // The same component while answers and texts change, so that a new render keeps its state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on what the form has
  const Plain = useMemo(
    () => bodyOf(schema),
    [sections?.length, tables?.length, settings.displayStyle],
  )
  return (
    <InputsContext value={allInputs}>
      <div lang={props.words.language} dir={directionOf(schema, form.name, props.words.language)}>
        <Suspense>
          <FormFrame {...props} form={form} Body={hasBraces(schema) ? withTexts(Plain) : Plain} />
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
