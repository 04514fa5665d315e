import type { Answers } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Inputs } from '@ramiform/fields/inputs'
import { UploadsContext } from '@ramiform/fields/uploads'
import { type FormBodyProps, type FormEnd, FormFrame, InputsContext } from '@ramiform/renderer'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { FormPayments } from './payments/form-payments.ts'
import {
  createSubmit,
  leftBehind,
  leftBehindName,
  unsentAnswers,
} from './sending/submit-answers.ts'
import { takeChangedForm } from './state/form-changed.ts'
import type { PageData } from './state/page-data.ts'
import { visitorStorage } from './state/visitor-storage.ts'
import type { FormUploads } from './uploads/form-uploads.ts'

/** Delay before the redirect to the owner's address, so that the thank-you text can be read (spec section 4). */
const redirectDelayMs = 2_000
/** Storage of this tab: an unfinished submit survives a reload, but not the end of the visit. */
const storage = visitorStorage(() => sessionStorage)

/**
 * Loaded only by forms that save unfinished answers, run in a frame or have unsent answers. If loading fails, the
 * form works without it.
 */
const Companions = lazy(() =>
  import('./Companions.tsx').then(
    ({ Companions }) => ({ default: Companions }),
    () => ({ default: () => null }),
  ),
)

/** Start of the form: as the server rendered it, or again with answers stored in this browser. */
interface Start {
  readonly count: number
  readonly answers?: Answers | undefined
  readonly failure?: string | undefined
  /** True while these answers wait to be sent. */
  readonly waits?: boolean | undefined
}

/** The page at `/f/{slug}`: one published form, and its answers stored in this browser. */
export function PublicPage(props: {
  data: PageData
  Body: ComponentType<FormBodyProps>
  inputs: Inputs
  /** Uploads of the form. Absent during server rendering and in forms without file fields. */
  uploads?: FormUploads | undefined
  /** Payments of the form. Absent during server rendering and in forms without payment fields. */
  payments?: FormPayments | undefined
  /** Connects the form with what is around it, such as its payments and the address. */
  bring?: ((filling: Filling) => void) | undefined
}) {
  const { data, Body, inputs, uploads, payments, bring } = props
  const { form, words } = data
  const { saveProgress, autoSave } = form.schema.settings.advanced ?? {}
  const [start, setStart] = useState<Start>({ count: 0, ...data })
  /** Set after the page has hydrated. */
  const [filling, setFilling] = useState<Filling | null>(null)
  const [end, setEnd] = useState<FormEnd | null>(null)
  const [submit] = useState(() => createSubmit(data, storage, { uploads, payments }))

  const startFrom = useCallback((answers: Answers, failure?: string, waits?: boolean) => {
    setStart(({ count }) => ({ count: count + 1, answers, failure, waits }))
  }, [])

  // Only the browser has stored answers, so read them after hydration.
  useEffect(() => {
    const changed = takeChangedForm()
    const unsent = unsentAnswers(form, storage)
    if (changed !== null) startFrom(changed.answers, changed.error)
    else if (unsent !== null) startFrom(unsent, words.sending.notSentYet, true)
  }, [form, words, startFrom])

  useEffect(() => {
    if (filling !== null) bring?.(filling)
  }, [filling, bring])

  useEffect(() => {
    const address = end?.redirectUrl
    if (address === undefined || !/^https?:\/\//i.test(address)) return
    const timer = setTimeout(() => open(address, '_top'), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [end])

  return (
    <main>
      {autoSave ? (
        <div className="rf rf-offer">
          <p className="rf-scripted">{words.unfinished.sentAsTyped}</p>
        </div>
      ) : null}
      {filling !== null &&
      (saveProgress ||
        autoSave ||
        window !== window.top ||
        leftBehind.names(leftBehindName(form)).length > 0) ? (
        <Suspense>
          <Companions
            key={start.count}
            form={form}
            words={words}
            filling={filling}
            end={end}
            offers={start.count === 0}
            onContinue={startFrom}
            onStartAgain={uploads?.forget}
          />
        </Suspense>
      ) : null}
      <InputsContext value={inputs}>
        <UploadsContext value={uploads ?? null}>
          <FormFrame
            key={start.count}
            form={form}
            words={words}
            Body={Body}
            submit={submit}
            answers={start.answers}
            problems={start.count === 0 ? data.problems : undefined}
            failure={start.failure}
            waits={start.waits}
            // Without JavaScript, the address brings the values of hidden fields.
            action={form.schema.hiddenFields ? '' : `/f/${form.slug}`}
            hidden={{ 'form.version': String(form.version) }}
            loadPatterns={loadPatterns}
            focusOnLoad={typeof window !== 'undefined' && window === window.top}
            onFilling={setFilling}
            onEnd={setEnd}
          />
        </UploadsContext>
      </InputsContext>
    </main>
  )
}

async function loadPatterns(patterns: readonly string[]) {
  const { preparePatterns } = await import('@ramiform/patterns')
  return preparePatterns(patterns, () => new Promise((resolve) => setTimeout(resolve)))
}
