import type { Currency, Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { readableAnswer } from '@ramiform/fields/readable-answer'
import { useWords } from '@ramiform/fields/words'
import { type ReactNode, useEffect, useRef } from 'react'

/** Shows every visible answer for review before sending (decision 21). */
export function Review(props: {
  filling: Filling
  currency: Currency | undefined
  notice: ReactNode
  button: ReactNode
  onSend: () => void
  onBack: () => void
}) {
  const { review, language } = useWords()
  const answerText = (field: Field) => {
    const answer = props.filling.answer(field.id)
    return answer === undefined
      ? undefined
      : readableAnswer(field, answer, props.currency, language)
  }
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
            <dd dir="auto">{answerText(field) || review.noAnswer}</dd>
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
