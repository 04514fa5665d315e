import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import type { ProofJob, ProofReply } from './proof-job.ts'

/**
 * Proves the logic of a form that is not edited, in a worker of its own.
 *
 * @param signal stops the worker
 * @param payments the payment provider, for forms that take payments
 * @throws Error when the check fails
 */
export async function proveOnce(
  schema: FormSchema,
  signal: AbortSignal,
  payments?: PaymentsOfForm,
): Promise<readonly ListedFinding[]> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.onmessage = ({ data }: MessageEvent<ProofReply>) => {
        if (data.kind === 'proof') resolve(data.findings)
        else if (data.kind === 'failed') reject(new Error(data.reason))
      }
      worker.postMessage({ turn: 1, schema, payments, withFixes: false } satisfies ProofJob)
    })
  } finally {
    worker.terminate()
  }
}
