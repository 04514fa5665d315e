import type { Answers } from '@ramiform/core/answers'
import { createFilling, type Filling } from '@ramiform/core/filling/filling'
import type { AnswerProblem, PatternEngine } from '@ramiform/core/validation/problem'
import type { FormWords } from '@ramiform/core/words/form-words'
import { answerRules } from '@ramiform/fields/answer-rules'
import { WordsContext } from '@ramiform/fields/words'
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { EndScreen } from './EndScreen.tsx'
import type { FormBodyProps } from './form-body.ts'
import type { FormEnd } from './form-end.ts'
import { TroubleNotice } from './Notice.tsx'
import { takeTypedAnswers } from './read-answers.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { type ShownForm, submitTextOf } from './shown-form.ts'
import { useAnnouncer } from './use-announcer.ts'
import { type Submit, useSending } from './use-sending.ts'

export interface FormViewProps {
  readonly form: ShownForm
  /** built-in texts in the visitor's language */
  readonly words: FormWords
  /** Sends the answers. Left out in the owner's preview, where nothing is sent. */
  readonly submit?: Submit | undefined
  /** what the form starts with: from a page the server answered, or kept from before */
  readonly answers?: Answers | undefined
  readonly problems?: readonly AnswerProblem[] | undefined
  /** why sending failed before this page */
  readonly failure?: string | undefined
  /** whether that was all, and it is still to be sent */
  readonly waits?: boolean | undefined
  /** where the form posts to without JavaScript */
  readonly action?: string | undefined
  /** hidden inputs for the post without JavaScript, by name */
  readonly hidden?: Readonly<Record<string, string>> | undefined
  /** Called once, only if a field has a pattern. Until it settles, or if it fails, patterns are the server's to check. */
  readonly loadPatterns?: ((patterns: readonly string[]) => Promise<PatternEngine>) | undefined
  /** Puts the focus into the first question when one question shows at a time: only where the form is the whole page. */
  readonly focusOnLoad?: boolean | undefined
  readonly onFilling?: ((filling: Filling) => void) | undefined
  readonly onEnd?: ((end: FormEnd) => void) | undefined
}

/** Loaded only when the owner requires a confirmation. */
const loadReview = () => import('./Review.tsx')
const Review = lazy(() => loadReview().then(({ Review }) => ({ default: Review })))

/**
 * One form, from the first question to the thanks. `Body` shows the questions: all of them, or one at a time.
 * The public form loads the one it needs; everybody else uses `FormView`.
 */
export function FormFrame(props: FrameProps) {
  return (
    <WordsContext value={props.words}>
      <Frame {...props} />
    </WordsContext>
  )
}

type FrameProps = FormViewProps & { Body: ComponentType<FormBodyProps> }

function Frame(props: FrameProps) {
  const { form, words, Body, onFilling, onEnd } = props
  const { settings } = form.schema
  const isSingleCard = settings.displayStyle === 'single-card'
  const [filling] = useState(() => startFilling(props))
  const [problems, setProblems] = useState(filling.problems)
  const [isReviewing, setIsReviewing] = useState(false)
  const { region, announce } = useAnnouncer(words)

  const { button, trouble, end, send } = useSending({
    form,
    words,
    filling,
    submit: props.submit,
    trouble: props.failure === undefined ? null : { kind: 'failed', text: props.failure },
    waits: props.waits === true,
    onRefused() {
      setIsReviewing(false)
      showProblems(filling.problems())
    },
  })

  // The button that changes its text is disabled, so a screen reader does not read it by itself.
  useEffect(() => {
    if (button === 'busy' && region.current) region.current.textContent = words.sending.now
  }, [button, region, words])
  const container = useTypedAnswers(filling)
  usePatterns(props, filling)
  useReviewAhead(filling, settings.advanced?.requireConfirmation === true)
  useEffect(() => onFilling?.(filling), [onFilling, filling])
  useEffect(() => {
    if (end !== null) onEnd?.(end)
  }, [onEnd, end])

  function showProblems(found: readonly AnswerProblem[]) {
    setProblems(found)
    const [first] = found
    if (isSingleCard && first !== undefined) filling.goTo(first.fieldId)
  }

  if (end !== null) {
    return <EndScreen form={form} end={end} isPreview={props.submit === undefined} />
  }

  const notice =
    trouble === null ? null : <TroubleNotice trouble={trouble} onRetry={() => void send()} />
  const body: FormBodyProps = {
    form,
    filling,
    button,
    notice: isReviewing ? null : notice,
    problems,
    onProblems: showProblems,
    onComplete() {
      if (!settings.advanced?.requireConfirmation) void send()
      // Where its part cannot be loaded, neither will the answers get through: sending says so.
      else
        loadReview().then(
          () => setIsReviewing(true),
          () => void send(),
        )
    },
    formAttributes: props.action === undefined ? {} : { action: props.action, method: 'post' },
    hiddenInputs: Object.entries(props.hidden ?? {}).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    )),
    focusOnLoad: props.focusOnLoad,
    onAppear: announce,
  }
  return (
    <div className="rf" ref={container}>
      {/* Kept in the page during the review: it holds what was typed. */}
      <div hidden={isReviewing}>
        <Body {...body} />
      </div>
      {isReviewing ? (
        <Suspense>
          <Review
            filling={filling}
            currency={form.schema.settings.payment?.currency}
            notice={notice}
            button={<SubmitButton state={button} text={submitTextOf(form, words)} />}
            onSend={() => void send()}
            onBack={() => setIsReviewing(false)}
          />
        </Suspense>
      ) : null}
      <p className="rf-unseen" aria-live="polite" ref={region} />
    </div>
  )
}

/** Props of a form and its initial state. */
export function startFilling(
  props: Pick<FormViewProps, 'form' | 'words' | 'answers' | 'problems'>,
): Filling {
  const filling = createFilling(
    props.form.schema,
    { fieldTypes: answerRules, patterns: null, words: props.words },
    props.answers,
  )
  if (props.problems !== undefined) filling.setProblems(props.problems)
  return filling
}

function useTypedAnswers(filling: Filling) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (container.current !== null) takeTypedAnswers(container.current, filling)
  }, [filling])
  return container
}

function usePatterns({ form, loadPatterns }: FormViewProps, filling: Filling) {
  useEffect(() => {
    const patterns = form.schema.fields.flatMap(({ validation }) => validation?.pattern || [])
    if (patterns.length === 0) return
    loadPatterns?.(patterns).then(filling.setPatterns, (reason: unknown) => {
      console.warn('Patterns are left to the server:', reason)
    })
  }, [form, loadPatterns, filling])
}

/** Fetched with the first answer, long before it is needed and after all that is needed first. */
function useReviewAhead(filling: Filling, hasReview: boolean) {
  useEffect(() => {
    if (!hasReview) return
    const unsubscribe = filling.subscribe(() => {
      unsubscribe()
      void loadReview()
    })
    return unsubscribe
  }, [filling, hasReview])
}
