import { TextAround, useWords } from '@ramiform/fields/words'
import { memo } from 'react'
import { blocksOf } from './branches.ts'
import { Star } from './FieldFrame.tsx'
import { FieldRow } from './FieldRow.tsx'
import { formId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { MadeWith } from './MadeWith.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { descriptionOf, submitTextOf, titleOf } from './shown-form.ts'

/** Above this many fields, those out of view are neither laid out nor painted. */
const manyFields = 200

/** Title, description, every visible field and one button (spec section 2). */
export function StandardForm(props: FormBodyProps) {
  const { form, filling, problems } = props
  const words = useWords()
  const description = descriptionOf(form)
  return (
    <div className="rf-sheet">
      <h1>{titleOf(form)}</h1>
      {description === undefined ? null : <p className="rf-intro">{description}</p>}
      {filling.fields.some(({ required }) => required) ? (
        <p className="rf-required">
          <TextAround text={words.form.requiredNote}>
            <Star />
          </TextAround>
        </p>
      ) : null}
      {props.notice}
      {problems.length === 0 ? null : (
        <ProblemSummary problems={problems} fields={filling.fields} style="standard" />
      )}
      <form
        {...props.formAttributes}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (props.button !== 'ready') return
          const found = filling.check()
          props.onProblems(found)
          if (found.length === 0) props.onComplete()
        }}
      >
        {props.hiddenInputs}
      </form>
      {filling.fields.length === 0 ? <p className="rf-intro">{words.form.noQuestions}</p> : null}
      <Fields form={form} filling={filling} onAppear={props.onAppear} />
      <div className="rf-send">
        <SubmitButton state={props.button} text={submitTextOf(form, words)} form={formId} />
      </div>
      <MadeWith />
    </div>
  )
}

/** Apart and memoised: what happens around the fields renders none of them. */
const Fields = memo(function Fields(props: Pick<FormBodyProps, 'form' | 'filling' | 'onAppear'>) {
  const { form, filling, onAppear } = props
  const { fields } = filling
  return (
    <div className="rf-fields" data-many={fields.length > manyFields || undefined}>
      {blocksOf(fields, form.schema).map((block) => {
        const rows = block.fields.map((field) => (
          <FieldRow
            key={field.id}
            filling={filling}
            field={field}
            style="standard"
            currency={form.schema.settings.payment?.currency}
            onAppear={onAppear}
          />
        ))
        return block.grown ? (
          <div className="rf-branch" key={block.fields[0]?.id}>
            {rows}
          </div>
        ) : (
          rows
        )
      })}
    </div>
  )
})
