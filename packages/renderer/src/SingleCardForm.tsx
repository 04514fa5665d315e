import { say } from '@ramiform/core/words/say'
import { Icon } from '@ramiform/fields/inputs'
import { TextAround, useWords } from '@ramiform/fields/words'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FieldRow } from './FieldRow.tsx'
import { focusField, formId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { MadeWith } from './MadeWith.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { descriptionOf, hasProgress, submitTextOf, titleOf } from './shown-form.ts'
import { useCardKeys } from './useCardKeys.ts'
import { useIsLive, useStep } from './useFilling.ts'
import { useHeldProgress } from './useHeldProgress.ts'

const arrowLeft = 'M5 12l14 0M5 12l6 6M5 12l6 -6'

/** The element around the question; a preview has a document of its own. */
interface Place {
  readonly current: HTMLElement | null
}

/** One question at a time, with a counter, progress, Previous and Next (spec section 2). */
export function SingleCardForm(props: FormBodyProps) {
  const { form, filling } = props
  const words = useWords()
  const { card } = words
  const step = useStep(filling)
  const isLive = useIsLive()
  const away = isLive ? 'hidden' : 'veiled'
  const forward = useRef<HTMLButtonElement>(null)
  const fieldId = step.field?.id
  const question = useRef<HTMLDivElement>(null)
  const hasMoved = useFocusOnMove(fieldId, question)
  const progress = useHeldProgress(step)
  const isLong = step.field?.type === 'textarea'
  useCardKeys(question, {
    onEnter: () => forward.current?.click(),
    onNext: () => (step.isLast ? undefined : goOn()),
    onPrevious: filling.previous,
  })
  useEnterKeyHint(question, step.isLast ? 'done' : 'next')

  function goOn() {
    if (props.button !== 'ready' || filling.next() !== null || !step.isLast) {
      if (fieldId !== undefined && filling.problem(fieldId) !== undefined) {
        focusIn(question, fieldId)
      }
      return
    }
    // An answer given later may have brought back a question passed before.
    const [first] = filling.check()
    if (first === undefined) props.onComplete()
    else filling.goTo(first.fieldId)
  }

  const description = step.isFirst ? descriptionOf(form) : undefined
  return (
    <div className="rf-deck" data-moved={hasMoved || undefined}>
      {hasProgress(form) ? (
        <progress className="rf-progress rf-scripted" aria-label={card.progress} value={progress} />
      ) : null}
      <header className="rf-top">
        <h1>{titleOf(form)}</h1>
        {step.count === 0 ? null : (
          <span className="rf-count rf-scripted" role="status">
            {say(card.counter, { index: step.index + 1, count: step.count })}
          </span>
        )}
      </header>
      <form
        {...props.formAttributes}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        {props.hiddenInputs}
      </form>
      <div className="rf-question" ref={question}>
        {props.notice}
        {description === undefined ? null : <p className="rf-intro">{description}</p>}
        {step.count === 0 ? <p className="rf-intro">{words.form.noQuestions}</p> : null}
        {filling.fields.map((field) => (
          <FieldRow
            key={field.id}
            filling={filling}
            field={field}
            style="single-card"
            currency={form.schema.settings.payment?.currency}
            onAppear={nothingToSay}
            away={field.id === fieldId ? undefined : away}
          />
        ))}
        <div className="rf-nav rf-scripted">
          <SubmitButton
            state={props.button}
            text={step.isLast || step.count === 0 ? submitTextOf(form, words) : card.next}
            form={formId}
            buttonRef={forward}
          />
          {props.button === 'ready' ? (
            <span className="rf-hint">
              <TextAround text={card.orPress}>
                {isLong ? <kbd>{isLive && hasCommandKey() ? '⌘' : card.ctrlKey}</kbd> : null}{' '}
                <kbd>{card.enterKey}</kbd>
              </TextAround>
            </span>
          ) : null}
          <button
            type="button"
            className="rf-button rf-ghost"
            disabled={step.isFirst}
            onClick={filling.previous}
          >
            <Icon path={arrowLeft} size={18} />
            {card.previous}
          </button>
        </div>
        <noscript>
          <button type="submit" form={formId} className="rf-button">
            {submitTextOf(form, words)}
          </button>
        </noscript>
      </div>
      <MadeWith />
    </div>
  )
}

/** The counter says what a branch adds; the question itself comes later. */
function nothingToSay() {}

/** Moves the focus to the question that has come, so that a keyboard or a screen reader is where the eye is. */
function useFocusOnMove(fieldId: string | undefined, question: Place): boolean {
  const [first] = useState(fieldId)
  const before = useRef(fieldId)
  const [hasMoved, setHasMoved] = useState(false)
  // At once: a key that is pressed next is meant for it.
  useLayoutEffect(() => {
    if (before.current === fieldId || fieldId === undefined) return
    before.current = fieldId
    setHasMoved(true)
    focusIn(question, fieldId)
  }, [fieldId, question])
  return hasMoved || fieldId !== first
}

function focusIn({ current }: Place, fieldId: string) {
  if (current !== null) focusField(fieldId, current)
}

/** What a phone's keyboard writes on its Enter key. */
function useEnterKeyHint(question: Place, hint: 'next' | 'done') {
  useEffect(() => {
    const boxes = question.current?.querySelectorAll<HTMLElement>('input.rf-box') ?? []
    for (const box of boxes) box.enterKeyHint = hint
  }, [question, hint])
}

/** Whether Command, where others have Control, makes an Enter in a long text lead on. */
function hasCommandKey(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.userAgent)
}
