import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Filling } from '@ramiform/core/filling/filling'
import { fieldTypes } from '@ramiform/fields'
import { useWords } from '@ramiform/fields/words'
import { type ReactNode, useEffect, useRef } from 'react'

/** Every visible answer once more before it is sent (decision 21). */
export function Review(props: {
  filling: Filling
  notice: ReactNode
  button: ReactNode
  onSend: () => void
  onBack: () => void
}) {
  const { review } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.ownerDocument.defaultView?.scrollTo(0, 0)
  }, [])
  return (
    <form
      className="rf-sheet rf-review"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSend()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {review.heading}
      </h2>
      {props.notice}
      <dl>
        {props.filling.visibleFields().map((field) => (
          <div key={field.id}>
            <dt>{field.label}</dt>
            <dd dir="auto">{answerText(props.filling, field) || review.noAnswer}</dd>
          </div>
        ))}
      </dl>
      <div className="rf-send">
        {props.button}
        <button type="button" className="rf-button rf-ghost" onClick={props.onBack}>
          {review.change}
        </button>
      </div>
    </form>
  )
}

function answerText(filling: Filling, field: Field): string | undefined {
  const answer = filling.answer(field.id)
  if (answer === undefined) return undefined
  return fieldTypeOf(fieldTypes, field.type)?.toText(field, answer)
}
