import { takesAnswer } from '@ramiform/core/field-type'
import type { FormSchema } from '@ramiform/core/form'
import { answerRules } from '@ramiform/fields/answer-rules'
import { type ComponentType, useCallback, useRef } from 'react'
import { inputId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'

type Body = ComponentType<FormBodyProps>

/** True for a form that has texts between its questions. */
export const hasStatements = ({ fields }: Pick<FormSchema, 'fields'>) =>
  fields.some((field) => !takesAnswer(field, answerRules))

/** The same form with statements. Other forms do not load it. */
export function withStatements(Plain: Body): Body {
  return (props) => <BodyWithStatements {...props} Plain={Plain} />
}

/** `Plain`, which reads out a statement that appears. It would be announced as a new question otherwise. */
export function BodyWithStatements({ Plain, ...props }: FormBodyProps & { Plain: Body }) {
  const { filling, onAppear } = props
  const region = useRef<HTMLParagraphElement>(null)
  const announce = useCallback(
    (label: string) => {
      const statement = filling
        .visibleFields()
        .find((field) => field.label === label && !takesAnswer(field, answerRules))
      if (statement === undefined) return onAppear(label)
      const { current } = region
      // The title, or the text of a statement without one.
      const shown = current?.ownerDocument.getElementById(inputId(statement.id))
      if (current && shown) current.textContent = shown.textContent
    },
    [filling, onAppear],
  )
  return (
    <>
      <Plain {...props} onAppear={announce} />
      <p className="rf-unseen" aria-live="polite" ref={region} />
    </>
  )
}
