import { say } from '@ramiform/core/built-in-texts/say'
import type { Field } from '@ramiform/core/field'
import { statementsIn } from '@ramiform/core/filling/statements-in'
import { Icon } from '@ramiform/fields/inputs'
import { TextAround, useWords } from '@ramiform/fields/words'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FieldRow } from './FieldRow.tsx'
import { FormFooter } from './FormFooter.tsx'
import { focusField, formId } from './field-ids.ts'
import type { FormBodyProps } from './form-body.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { descriptionOf, hasProgress, submitTextOf, titleOf } from './shown-form.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useIsAnswered, useIsLive, useStep } from './use-filling.ts'
import { usePressGuard } from './use-press-guard.ts'
import { useProgress } from './use-progress.ts'

const arrowLeft = 'M5 12l14 0M5 12l6 6M5 12l6 -6'

/** Ref to the element around the question. A preview is in a document of its own. */
interface Place {
  readonly current: HTMLElement | null
}

/** Head of a card in a form with sections, which other forms do not load. */
export type CardHead = (
  props: Pick<FormBodyProps, 'form' | 'filling'>,
  fieldId: string | undefined,
) => {
  readonly element: ReactNode
  /** Set while the card shows only its section. Goes on to the question. */
  readonly onContinue?: (() => void) | undefined
  /** Returns to the card of the section. True when there is none. */
  onPrevious(): boolean
}

/** Questions of all cards. `card` puts the rows of some fields on a card. */
export type CardRows = (
  props: Omit<ComponentProps<typeof FieldRow>, 'field'>,
  card: (fields: readonly Field[], rows: ReactNode) => ReactNode,
) => ReactNode

export type CardsProps = FormBodyProps & {
  cardHead?: CardHead | undefined
  rows?: CardRows | undefined
}

const noHead: CardHead = () => ({ element: null, onPrevious: () => true })

/** Form that shows one question at a time, with a counter, progress, Previous and Next (spec section 2). */
export function SingleCardForm({ cardHead, rows = plainRows, ...props }: CardsProps) {
  const { form, filling } = props
  const words = useWords()
  const { card } = words
  const step = useStep(filling)
  const isLive = useIsLive()
  const forward = useRef<HTMLButtonElement>(null)
  const fieldId = step.field?.id
  const question = useRef<HTMLDivElement>(null)
  const [{ share, isSettled }, pass] = useProgress(form.schema, filling)
  /** True when the main button sends: no answer to this question can add another one. */
  const isAtEnd = step.isLast && isSettled
  const head = (cardHead ?? noHead)(props, fieldId)
  const { onContinue } = head
  const turned = usePressGuard(question)
  const hasMoved = useFocusOnMove(fieldId, onContinue !== undefined, question, turned)
  const type = onContinue === undefined ? step.field?.type : undefined
  const endsHere = isAtEnd && onContinue === undefined
  const isLong = type === 'textarea'
  const isAnswered = useIsAnswered(filling, fieldId)
  const enterOpens = (type === 'select' || type === 'file') && !isAnswered
  useFocusOnLoad(question, props.focusOnLoad === true ? fieldId : undefined)
  useCardKeys(question, {
    isLast: endsHere,
    enterOpens,
    onEnter: () => forward.current?.click(),
    onNext: () => (step.isLast && onContinue === undefined ? undefined : goOn()),
    onPrevious: goBack,
  })
  useEnterKeyHint(question, endsHere ? 'done' : 'next')

  function goBack() {
    if (head.onPrevious()) filling.previous()
  }
  function goOn() {
    if (step.count === 0) return
    if (onContinue !== undefined) {
      onContinue()
      return
    }
    if (props.button !== 'ready') return
    const problem = filling.next()
    if (problem !== null) focusIn(question, problem.fieldId)
    if (problem !== null || !step.isLast) return
    if (!endsHere) {
      // Left empty, this question adds no others, so the next press sends. The button now says so.
      pass()
      turned()
      return
    }
    // A later answer may have shown a question again that was passed before.
    const [first] = filling.check()
    if (first === undefined) props.onComplete()
    else filling.goTo(first.fieldId)
  }

  const at = step.field && filling.visibleFields().indexOf(step.field)
  const isStatement = step.field && filling.rules(step.field)?.answerKind === 'none'
  const description = step.index < 1 ? descriptionOf(form) : undefined
  return (
    <div className="rf-deck" data-moved={hasMoved || undefined}>
      {hasProgress(form) ? (
        <progress className="rf-progress rf-scripted" aria-label={card.progress} value={share} />
      ) : null}
      <header className="rf-top">
        <h1>{titleOf(form)}</h1>
        {step.count === 0 ? null : (
          <span className="rf-count rf-scripted" role="status">
            {isStatement
              ? ''
              : say(isSettled ? card.counter : card.counterOpen, {
                  index: step.index + 1 - statementsIn(filling, at),
                  count: step.count - statementsIn(filling),
                })}
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
        {head.element}
        {rows(
          {
            filling,
            style: 'single-card',
            currency: form.schema.settings.payment?.currency,
            onAppear: nothingToSay,
          },
          (fields, rows) => {
            const isAway = onContinue !== undefined || !fields.some(({ id }) => id === fieldId)
            return (
              <div
                key={fields[0]?.id}
                className="rf-card-rows"
                hidden={isLive && isAway}
                data-hidden={(!isLive && isAway) || undefined}
              >
                {rows}
              </div>
            )
          },
        )}
        {/* Before the other buttons, so that Enter uses this one without JavaScript. */}
        {step.count === 0 ? null : (
          <noscript>
            <button type="submit" form={formId} className="rf-button">
              {submitTextOf(form, words)}
            </button>
          </noscript>
        )}
        <div className="rf-nav rf-scripted" hidden={step.count === 0}>
          <SubmitButton
            state={props.button}
            text={endsHere ? submitTextOf(form, words) : card.next}
            otherText={endsHere ? card.next : submitTextOf(form, words)}
            form={formId}
            buttonRef={forward}
            // Without the script this button would send questions that were never shown.
            isDisabled={!isLive}
          />
          {props.button === 'ready' && !enterOpens && type !== 'payment' ? (
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
            disabled={step.index < 1 && (onContinue !== undefined || cardHead === undefined)}
            onClick={goBack}
          >
            <Icon path={arrowLeft} size={18} />
            {card.previous}
          </button>
        </div>
      </div>
      <FormFooter form={form} />
    </div>
  )
}

const plainRows: CardRows = (props, card) =>
  props.filling.fields.map((field) => card([field], <FieldRow {...props} field={field} />))

/** The counter announces added questions, so there is nothing to announce here. */
function nothingToSay() {}

/** The title of a section on its card, or the card of a section without one. */
const sectionCard = '.rf-section-card h2, .rf-section-card[tabindex]'

/**
 * Focuses the new question, or the card of its section, for keyboards and screen readers.
 * @param isSection true while the card of its section shows, which has the same field
 */
function useFocusOnMove(
  fieldId: string | undefined,
  isSection: boolean,
  question: Place,
  turned: () => void,
): boolean {
  const now = `${isSection} ${fieldId}`
  const [first] = useState(now)
  const before = useRef(now)
  const [hasMoved, setHasMoved] = useState(false)
  // Before the next paint, so that the next key press goes to the new question.
  useLayoutEffect(() => {
    if (before.current === now || fieldId === undefined) return
    before.current = now
    setHasMoved(true)
    turned()
    if (!isSection) focusIn(question, fieldId)
    else question.current?.querySelector<HTMLElement>(sectionCard)?.focus()
  }, [now, fieldId, isSection, question, turned])
  return hasMoved || now !== first
}

/**
 * Focuses the first question of a form that has its own page, so that keys work right away. Skipped on touch devices,
 * where it would open the keyboard, and when another element has the focus.
 */
function useFocusOnLoad(question: Place, fieldId: string | undefined) {
  const first = useRef(fieldId)
  useEffect(() => {
    const page = question.current?.ownerDocument
    if (first.current === undefined || page === undefined || page.activeElement !== page.body)
      return
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
    focusIn(question, first.current, { preventScroll: true })
  }, [question])
}

function focusIn({ current }: Place, fieldId: string, options?: FocusOptions) {
  if (current !== null) focusField(fieldId, current, options)
}

/** Sets `enterkeyhint`, the label of the Enter key on phones. */
function useEnterKeyHint(question: Place, hint: 'next' | 'done') {
  useEffect(() => {
    const boxes = question.current?.querySelectorAll<HTMLElement>('input.rf-box') ?? []
    for (const box of boxes) box.enterKeyHint = hint
  }, [question, hint])
}

/** True on Apple devices, where Command and Enter leave a long text. Other devices use Control. */
function hasCommandKey(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.userAgent)
}
