import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../../editing/editor-context.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import type { RulesAskedProps } from './RulesAsked.tsx'
import { createRulesQuestion, type Settled } from './rules-question.ts'

const RulesAsked = lazyWithRetry<RulesAskedProps>(() =>
  import('./RulesAsked.tsx').then((module) => module.RulesAsked),
)

const notFollowed = 'Formulas, translations and texts were not updated.'

/**
 * Question about rules that a step broke, with the choices to fix them. It stays open until answered, so that broken
 * rules are noticed. Rules that change together with a step are named in a notice.
 */
export function RulesAffected() {
  const { store, announce } = useEditor()
  const toast = useToast()
  const notice = useStepNotice()
  const settled = useRef<(settled: Settled) => void>(() => {})
  settled.current = (one) => {
    // Changes that follow replace the step, but not its beginning.
    const beginning = () => store.getState().past.at(-1)?.before
    const before = beginning()
    import('./settled-in-words.ts').then(({ settledInWords }) => {
      const part = settledInWords(one)
      if (part && before === beginning()) announce(notice(part))
    }, console.warn)
  }
  function onFailed(tryAgain: () => void) {
    announce(notFollowed)
    toast(notFollowed, { kind: 'failed', action: { label: 'Try again', act: tryAgain } })
  }
  const [question] = useState(() =>
    createRulesQuestion(store, (one) => settled.current(one), onFailed),
  )
  const asked = useStore(question, (state) => state.asked)
  useEffect(() => question.watch(), [question])
  return asked && <RulesAsked asked={asked} question={question} />
}
