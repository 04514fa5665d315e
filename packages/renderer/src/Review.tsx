import type { Field } from '@ramiform/core/field'
import { labelWithTable } from '@ramiform/core/label-with-table'
import { readableAnswer } from '@ramiform/fields/readable-answer'
import { useWords } from '@ramiform/fields/words'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { usePressGuard } from './use-press-guard.ts'

/**
 * Shows every visible answer for review before sending (decision 21). *Change* leads to one question, and a button
 * below it leads back.
 */
export function Review(
  props: FormBodyProps & {
    submitButton: ReactNode
    /** False while the visitor changes an answer. */
    isShown: boolean
    onSend: () => Promise<void>
    /** True shows the review, false the question to change, null all questions. */
    onShow: (isShown: boolean | null) => void
  },
) {
  const { form, filling, isShown, onShow } = props
  const { review, language } = useWords()
  const answerText = (field: Field) => {
    const answer = filling.answer(field.id)
    return answer === undefined
      ? undefined
      : readableAnswer(field, answer, form.schema.settings.payment?.currency, language)
  }
  /** Id of the field that is changed. */
  const [changed, setChanged] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const turned = usePressGuard(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the review and the question to change take turns
  useLayoutEffect(turned, [isShown])
  useEffect(() => {
    const { current } = root
    if (current === null) return
    if (!isShown) {
      focusField(changed, current)
      return
    }
    const again = [...current.querySelectorAll('button')].find(({ value }) => value === changed)
    if (changed !== '' && again !== undefined) {
      again.focus()
      return
    }
    current.querySelector('h2')?.focus()
    current.ownerDocument.defaultView?.scrollTo(0, 0)
  }, [isShown, changed])

  function change({ id }: Field) {
    setChanged(id)
    filling.goTo(id)
    onShow(false)
  }
  function goBack() {
    const found = filling.check()
    props.onProblems(found)
    if (found.length === 0) onShow(true)
  }

  const questions = filling
    .visibleFields()
    .filter((field) => filling.rules(field)?.answerKind !== 'none')
  return (
    <div ref={root}>
      {isShown ? (
        <form
          className="rf-sheet rf-review"
          onSubmit={(event) => {
            event.preventDefault()
            void props.onSend()
          }}
        >
          <h2 tabIndex={-1}>{review.heading}</h2>
          {props.notice}
          <dl>
            {questions.map((field) => (
              <div key={field.id}>
                <dt>{labelWithTable(field, form.schema.tables)}</dt>
                <dd>
                  <span dir="auto">{answerText(field) || review.noAnswer}</span>
                  <button
                    type="button"
                    className="rf-change"
                    value={field.id}
                    onClick={() => change(field)}
                  >
                    {review.changeOne}
                    <span className="rf-unseen"> {labelWithTable(field, form.schema.tables)}</span>
                  </button>
                </dd>
              </div>
            ))}
          </dl>
          <div className="rf-send">
            {props.submitButton}
            <button type="button" className="rf-button rf-ghost" onClick={() => onShow(null)}>
              {review.change}
            </button>
          </div>
        </form>
      ) : (
        <div className="rf-again">
          <button type="button" className="rf-button rf-line" onClick={goBack}>
            {review.heading}
          </button>
        </div>
      )}
    </div>
  )
}
