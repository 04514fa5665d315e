import type { Field } from '@ramiform/core/field'
import type { Understanding } from '@ramiform/language/chat/understanding'
import { runInWorker } from '../shell/run-in-worker.ts'
import type { ChatWorld } from './chat-store.ts'

export interface SentenceJob {
  readonly sentence: string
  readonly fields: readonly Field[]
  /** replies to the sentence before, which this one may continue */
  readonly before: readonly Understanding[]
  readonly selected: string | null
}

/** characters times fields above which the work moves to a worker */
const mostAtOnce = 20_000

/** Reads a sentence. Loads the reader on first use, and runs long work in a worker. */
export const understand: ChatWorld['understand'] = (sentence, fields, before, selected) => {
  const job = { sentence, fields, before, selected }
  if (sentence.length * fields.length <= mostAtOnce) return understandHere(job)
  return new Promise<readonly Understanding[]>((resolve, reject) => {
    runInWorker(startWorker, job, resolve, () => understandHere(job).then(resolve, reject))
  })
}

async function understandHere({ sentence, fields, before, selected }: SentenceJob) {
  const { understandInConversation } = await import('@ramiform/language/chat/conversation')
  return understandInConversation(sentence, fields, { before, selected })
}

const startWorker = () =>
  new Worker(new URL('./understand-worker.ts', import.meta.url), { type: 'module' })
