import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { createFilling, type Filling } from '@ramiform/core/filling/filling'
import type { AnswerProblem, PatternEngine } from '@ramiform/core/validation/problem'
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
  /** Built-in texts in the visitor's language. */
  readonly words: FormWords
  /** Sends the answers. Absent in the owner's preview, which sends nothing. */
  readonly submit?: Submit | undefined
  /** The owner's ending for these answers, in a preview. Undefined for the success message. */
  readonly endOf?: ((answers: Answers) => Partial<FormEnd> | undefined) | undefined
  /** Initial answers: from a page that the server rendered, or saved before. */
  readonly answers?: Answers | undefined
  readonly problems?: readonly AnswerProblem[] | undefined
  /** Reason why an earlier submit failed. */
  readonly failure?: string | undefined
  /** True when the answers only wait for a connection and are still to be sent. */
  readonly waits?: boolean | undefined
  /** Target of the form's post without JavaScript. */
  readonly action?: string | undefined
  /** Hidden inputs for the post without JavaScript, by name. */
  readonly hidden?: Readonly<Record<string, string>> | undefined
  /**
   * Loads the pattern engine. Called once, only if a field has a pattern. Until it resolves, or if it fails, only the
   * server checks patterns.
   */
  readonly loadPatterns?: ((patterns: readonly string[]) => Promise<PatternEngine>) | undefined
  /** Focuses the first question of a single-card form. Set only when the form is the whole page. */
  readonly focusOnLoad?: boolean | undefined
  readonly onFilling?: ((filling: Filling) => void) | undefined
  readonly onEnd?: ((end: FormEnd) => void) | undefined
}

/** Loaded only when the owner requires a confirmation page. */
const loadReview = () => import('./Review.tsx')
const Review = lazy(() => loadReview().then(({ Review }) => ({ default: Review })))

/**
 * One form, from the first question to the thank-you. `Body` renders the questions: all of them, or one at a time.
 * The public form loads only the one it needs; other callers use `FormView`.
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
  /** Null before the review, false while the visitor changes an answer and will return to it. */
  const [isReviewing, setIsReviewing] = useState<boolean | null>(null)
  const { region, announce } = useAnnouncer(words)

  const { button, trouble, end, send } = useSending({
    form,
    words,
    filling,
    submit: props.submit,
    endOf: props.endOf,
    trouble: props.failure === undefined ? null : { kind: 'failed', text: props.failure },
    waits: props.waits === true,
    onRefused() {
      setIsReviewing(null)
      showProblems(filling.problems())
    },
  })

  // The button that changes its text is disabled, so screen readers do not announce the change. The live region does.
  useEffect(() => {
    if (button === 'busy' && region.current) region.current.textContent = words.sending.now
  }, [button, region, words])
  const container = useTypedAnswers(filling)
  usePatterns(props, filling)
  const hasReview = settings.advanced?.requireConfirmation || undefined
  useReviewAhead(filling, hasReview)
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
      if (!hasReview) void send()
      // If the review cannot load, submit directly: the connection is probably lost, and the submit reports that.
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
    <div className="rf" ref={container} data-review={hasReview}>
      {/* Stays in the page during the review, because its inputs hold the typed text. */}
      <div hidden={isReviewing === true}>
        <Body {...body} />
      </div>
      {isReviewing === null ? null : (
        <Suspense>
          <Review
            {...body}
            notice={notice}
            submitButton={<SubmitButton state={button} text={submitTextOf(form, words)} />}
            isShown={isReviewing}
            onSend={send}
            onShow={setIsReviewing}
          />
        </Suspense>
      )}
      <p className="rf-unseen" aria-live="polite" ref={region} />
    </div>
  )
}

/** Creates the state of a form that is being filled in. */
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

/** Loads the review with the first answer: early enough, and after everything that the page needs first. */
function useReviewAhead(filling: Filling, hasReview: true | undefined) {
  useEffect(() => {
    if (!hasReview) return
    const unsubscribe = filling.subscribe(() => {
      unsubscribe()
      void loadReview()
    })
    return unsubscribe
  }, [filling, hasReview])
}
