import { directionOf } from '@ramiform/core/built-in-texts/direction'
import { defaultAnswers } from '@ramiform/core/default-answer'
import type { FormSchema } from '@ramiform/core/form'
import { offeringOther } from '@ramiform/core/other'
import { allInputs } from '@ramiform/fields/all-inputs'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { bodyOf } from './body-of.ts'
import { FormFrame, type FormViewProps } from './FormFrame.tsx'
import type { FormBodyProps } from './form-body.ts'
import { InputsContext } from './inputs-context.ts'
import { hasStatements } from './with-statements.tsx'

type Body = ComponentType<FormBodyProps>

/** Loaded only by forms with values. */
const BodyWithValues = lazy(() =>
  import('./with-values.tsx').then(({ BodyWithValues }) => ({ default: BodyWithValues })),
)

/** Loaded only by forms with fields that are required for some answers only. */
const BodyWithRequired = lazy(() =>
  import('./with-required.tsx').then(({ BodyWithRequired }) => ({ default: BodyWithRequired })),
)

/** Loaded only by forms with options that are offered for some answers only. */
const BodyWithOffers = lazy(() =>
  import('./with-offers.tsx').then(({ BodyWithOffers }) => ({ default: BodyWithOffers })),
)

/** Loaded only by forms with emphasis in their descriptions. */
const BodyWithMarks = lazy(() =>
  import('./with-marks.tsx').then(({ BodyWithMarks }) => ({ default: BodyWithMarks })),
)

/** Loaded only by forms with braces in their texts. */
const BodyWithTexts = lazy(() =>
  import('./with-texts.tsx').then(({ BodyWithTexts }) => ({ default: BodyWithTexts })),
)

/** One form in its owner's design. Without `submit` it is a preview. */
export function FormView({ form: given, ...props }: FormViewProps) {
  const form = useMemo(() => ({ ...given, schema: offeringOther(given.schema) }), [given])
  const { schema } = form
  const { sections, tables, settings } = schema
  const isGiven = Object.keys(props.answers ?? {}).length > 0
  const answers = isGiven ? props.answers : defaultAnswers(schema)
  // The same component while answers and texts change, so that a new render keeps its state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on what the form has
  const Plain = useMemo(
    () => bodyOf(schema),
    [sections?.length, tables?.length, settings.displayStyle, hasStatements(schema)],
  )
  const hasMarks = schema.fields.some(({ markedDescription }) => markedDescription)
  const Marked = hasMarks ? withMarks(Plain) : Plain
  const Texted = hasBraces(schema) ? withTexts(Marked) : Marked
  const hasRequirements = schema.fields.some(({ requiredWhen }) => requiredWhen)
  const Required = hasRequirements ? withRequired(Texted) : Texted
  const hasOffers = schema.fields.some(({ optionsWhen }) => optionsWhen)
  const Offering = hasOffers ? withOffers(Required) : Required
  return (
    <InputsContext value={allInputs}>
      <div lang={props.words.language} dir={directionOf(schema, form.name, props.words.language)}>
        <Suspense>
          <FormFrame
            {...props}
            answers={answers}
            form={form}
            Body={schema.values?.length ? withValues(Offering) : Offering}
          />
        </Suspense>
      </div>
    </InputsContext>
  )
}

const withMarks = around(BodyWithMarks)
const withTexts = around(BodyWithTexts)
const withRequired = around(BodyWithRequired)
const withOffers = around(BodyWithOffers)
const withValues = around(BodyWithValues)

/** Puts more around a body. One component for each body, so that a new render keeps its state. */
function around(More: ComponentType<FormBodyProps & { Plain: Body }>): (Plain: Body) => Body {
  const bodies = new Map<Body, Body>()
  return (Plain) => {
    const known = bodies.get(Plain)
    if (known !== undefined) return known
    const Around: Body = (props) => <More {...props} Plain={Plain} />
    bodies.set(Plain, Around)
    return Around
  }
}

function hasBraces({ fields, sections = [] }: FormSchema): boolean {
  return (
    fields.some(({ label, description }) => `${label}${description}`.includes('{{')) ||
    sections.some(({ title, text }) => `${title}${text}`.includes('{{'))
  )
}
