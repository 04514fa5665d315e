import type { PublicForm } from '@ramiform/contract/calls'
import { type Answer, type Answers, answerTo, isEmpty, isList } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { hasOnlyDefaults } from '@ramiform/core/default-answer'
import type { Field } from '@ramiform/core/field'
import type { AnswerRules } from '@ramiform/core/field-type'
import type { Filling } from '@ramiform/core/filling/filling'
import { useEffect, useState } from 'react'
import { answersIn } from '../state/stored-answers.ts'
import { visitorStorage } from '../state/visitor-storage.ts'
import { answersLeftBehind } from './send-left-behind.ts'

/** Shortest time between writes to storage while typing, in milliseconds. */
const pauseMs = 400
/** Storage for a later visit, with the answers of the last tab that wrote. */
const ofBrowser = visitorStorage(() => localStorage)
/** Storage for a reload, with the answers of this tab. */
const ofTab = visitorStorage(() => sessionStorage)

export interface SavedProgressProps {
  readonly form: PublicForm
  readonly words: FormWords
  readonly filling: Filling
  readonly hasEnded: boolean
  /** False once the form was started from saved answers. */
  readonly offers: boolean
  readonly onContinue: (answers: Answers, failure?: string) => void
  /** Called when the respondent starts again: deletes uploaded files. */
  readonly onStartAgain?: (() => void) | undefined
}

/**
 * Saves unfinished answers in the respondent's browser and offers those of an earlier visit (`advanced.saveProgress`,
 * decision 21). Answers are filled in only on request. Answers that are waiting to be sent are not offered, since
 * sending them again would store them twice.
 */
export function SavedProgress(props: SavedProgressProps) {
  const { form, filling, hasEnded } = props
  const { unfinished } = props.words
  const key = `ramiform:progress:${form.id}`
  const [saved, setSaved] = useState(() => (props.offers ? savedAnswers(props, key) : null))

  useEffect(() => {
    if (hasEnded) forget(key)
    // Saved answers are not overwritten while they are offered.
    else if (saved === null) return keepAnswers(key, filling)
  }, [key, filling, saved, hasEnded])

  if (saved === null || hasEnded) return null
  return (
    <div className="rf rf-offer">
      <section className="rf-notice" aria-label={unfinished.saved}>
        <div>
          <b>{unfinished.begunBefore}</b>
          <p>{unfinished.inThisBrowser}</p>
          <button type="button" className="rf-text-button" onClick={() => props.onContinue(saved)}>
            {unfinished.goOn}
          </button>
          <button
            type="button"
            className="rf-text-button"
            onClick={() => {
              forget(key)
              props.onStartAgain?.()
              setSaved(null)
            }}
          >
            {unfinished.startAgain}
          </button>
        </div>
      </section>
    </div>
  )
}

/** Deletes this tab's saved answers only. */
function forget(key: string) {
  const own = ofTab.read(key)
  ofTab.remove(key)
  if (own === null || same(own, ofBrowser.read(key))) ofBrowser.remove(key)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function savedAnswers({ form, filling }: SavedProgressProps, key: string): Answers | null {
  const kept = answersIn(ofTab.read(key) ?? ofBrowser.read(key))
  if (answersLeftBehind(form).some((sent) => isPartOf(kept, sent))) return null
  const answers = filling.fields.flatMap((field): [string, Answer][] => {
    const answer = asked(field, filling.rules(field)?.answerKind, answerTo(kept, field.id))
    return answer === undefined || isEmpty(answer) ? [] : [[field.id, answer]]
  })
  return answers.length === 0 ? null : Object.fromEntries(answers)
}

/**
 * True when these saved answers are among the sent ones. Answers to hidden fields are saved but not sent, so they are
 * ignored.
 */
function isPartOf(kept: Answers, sent: Answers): boolean {
  return Object.entries(kept).every(([id, answer]) => same(answerTo(sent, id) ?? answer, answer))
}

/** The part of a saved answer that is still valid after options or types changed. */
function asked(
  { options, other }: Field,
  kind: AnswerRules['answerKind'] | undefined,
  answer: Answer | undefined,
): Answer | undefined {
  if (kind === 'none') return undefined
  if (kind === 'names') return answer
  const given = isList(answer) ? answer : typeof answer === 'string' ? [answer] : []
  const offered =
    options === undefined || other !== undefined
      ? given
      : given.filter((one) => options.includes(one))
  if (kind === 'list') return offered
  return isList(answer) && offered.length > 1 ? undefined : offered[0]
}

/** Saves answers as they change, hidden fields too. Returns a function that stops it. */
function keepAnswers(key: string, filling: Filling): () => void {
  // Save right away: the respondent may have typed before this script loaded.
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(save, pauseMs)
  function save() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const answers = filling.fields.flatMap(({ id }) => {
      const answer = filling.answer(id)
      return answer === undefined || isEmpty(answer) ? [] : [[id, answer] as const]
    })
    // Answers that the form starts with are none that the respondent began.
    const isBegun = !hasOnlyDefaults(filling.fields, filling.answer)
    if (answers.length === 0 || !isBegun) return forget(key)
    for (const storage of [ofTab, ofBrowser]) storage.write(key, Object.fromEntries(answers))
  }
  const unsubscribe = filling.subscribe(() => {
    timer ??= setTimeout(save, pauseMs)
  })
  addEventListener('pagehide', save)
  return () => {
    unsubscribe()
    clearTimeout(timer)
    removeEventListener('pagehide', save)
  }
}
