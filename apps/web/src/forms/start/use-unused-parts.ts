import { type TextPart, unusedSentences } from '@ramiform/language/descriptions/unused-sentences'
import { useEffect, useState } from 'react'
import { runInWorker } from '../../shell/run-in-worker.ts'
import type { UnusedJob } from './recognition-worker.ts'
import type { DecidedParts } from './start-draft.ts'

/** milliseconds after the last key, so that a sentence is not marked while it is written */
const checkAfterMs = 900

const none: readonly TextPart[] = []

/** Parts of the description that led to nothing and about which the owner has not decided. */
export function useUnusedParts(text: string, decided: DecidedParts): readonly TextPart[] {
  const [checked, setChecked] = useState({ text: '', parts: none })
  useEffect(() => {
    if (text.trim() === '') return
    let giveUp = () => {}
    const timer = setTimeout(() => {
      const job: UnusedJob = { kind: 'unused', text }
      const done = (parts: readonly TextPart[]) => setChecked({ text, parts })
      giveUp = runInWorker(startWorker, job, done, () => done(unusedSentences(text)))
    }, checkAfterMs)
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  }, [text])
  if (checked.text !== text) return none
  const known = new Set([...decided.asked, ...decided.told, ...decided.ignored])
  return checked.parts.filter(({ start, end }) => !known.has(text.slice(start, end)))
}

const startWorker = () =>
  new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module' })
