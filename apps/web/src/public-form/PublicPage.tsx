import type { Answers } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Inputs } from '@ramiform/fields/inputs'
import { UploadsContext } from '@ramiform/fields/uploads'
import { type FormBodyProps, type FormEnd, FormFrame, InputsContext } from '@ramiform/renderer'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { takeChangedForm } from './form-changed.ts'
import type { PageData } from './page-data.ts'
import type { FormPayments } from './payments/form-payments.ts'
import { createSubmit, leftBehind, leftBehindName, unsentAnswers } from './submit-answers.ts'
import type { FormUploads } from './uploads/form-uploads.ts'
import { visitorStorage } from './visitor-storage.ts'

/** The time to read the thanks before the owner's address follows (spec section 4). */
const redirectDelayMs = 2_000
/** of this tab: an unfinished try to send outlives a reload, not the visit */
const storage = visitorStorage(() => sessionStorage)

/** Only forms that keep unfinished answers, or are in a frame, load what it takes; where that fails, they do without. */
const Companions = lazy(() =>
  import('./Companions.tsx').then(
    ({ Companions }) => ({ default: Companions }),
    () => ({ default: () => null }),
  ),
)

/** How the form was last started: as the server rendered it, or again from answers that this browser kept. */
interface Start {
  readonly count: number
  readonly answers?: Answers | undefined
  readonly failure?: string | undefined
  /** they are still to be sent */
  readonly waits?: boolean | undefined
}

/** The page at `/f/{slug}`: one published form, and what this browser keeps of it. */
export function PublicPage(props: {
  data: PageData
  Body: ComponentType<FormBodyProps>
  inputs: Inputs
  /** what sends files; absent where there is no browser to do it, or nothing to send */
  uploads?: FormUploads | undefined
  /** what pays; absent in the same places */
  payments?: FormPayments | undefined
}) {
  const { data, Body, inputs, uploads, payments } = props
  const { form, words } = data
  const { saveProgress, autoSave } = form.schema.settings.advanced ?? {}
  const [start, setStart] = useState<Start>({ count: 0, ...data })
  /** known once this lives in a browser */
  const [filling, setFilling] = useState<Filling | null>(null)
  const [end, setEnd] = useState<FormEnd | null>(null)
  const [submit] = useState(() => createSubmit(data, storage, { uploads, payments }))

  const startFrom = useCallback((answers: Answers, failure?: string, waits?: boolean) => {
    setStart(({ count }) => ({ count: count + 1, answers, failure, waits }))
  }, [])

  // Only a browser keeps anything, so this waits until the server's markup has been taken over.
  useEffect(() => {
    const changed = takeChangedForm()
    const unsent = unsentAnswers(form, storage)
    if (changed !== null) startFrom(changed.answers, changed.error)
    else if (unsent !== null) startFrom(unsent, words.sending.notSentYet, true)
  }, [form, words, startFrom])

  useEffect(() => {
    if (filling !== null) payments?.follow(filling)
  }, [filling, payments])

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
            action={`/f/${form.slug}`}
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
