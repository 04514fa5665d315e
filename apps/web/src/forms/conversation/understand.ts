import type { Field } from '@ramiform/core/field'
import type { Understanding } from '@ramiform/text-to-form/chat/understanding'
import type { ChatWorld } from './chat-store.ts'

export interface SentenceJob {
  readonly sentence: string
  readonly fields: readonly Field[]
}

/** characters times fields: more than this may hold up the page */
const mostAtOnce = 20_000

/** What a sentence means. The reader is fetched when it is first asked; what takes long is read beside the page. */
export const understand: ChatWorld['understand'] = (sentence, fields) =>
  sentence.length * fields.length > mostAtOnce && 'Worker' in globalThis
    ? understandBeside({ sentence, fields })
    : understandHere({ sentence, fields })

async function understandHere({ sentence, fields }: SentenceJob) {
  const { understandSentence } = await import('@ramiform/text-to-form/chat/understand-sentence')
  return understandSentence(sentence, fields)
}

function understandBeside(job: SentenceJob): Promise<readonly Understanding[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./understand-worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Understanding[]>) => {
      worker.terminate()
      resolve(data)
    })
    // Where no worker starts, the page does the work itself.
    worker.addEventListener('error', () => {
      worker.terminate()
      understandHere(job).then(resolve, reject)
    })
    worker.postMessage(job)
  })
}
