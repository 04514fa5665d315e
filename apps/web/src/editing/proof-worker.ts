import { fieldTypes } from '@ramiform/fields'
import { findingKey } from '@ramiform/proving/finding-key'
import { fixesOf } from '@ramiform/proving/fixes'
import { listFindings } from '@ramiform/proving/listed-finding'
import { prove } from '@ramiform/proving/prove'
import type { ProofJob, ProofReply } from './proof-job.ts'

/** The newest draft that waits. Drafts that came while an older one was proved are skipped. */
let next: ProofJob | null = null
let latest = 0

self.addEventListener('message', ({ data }: MessageEvent<ProofJob>) => {
  const isWaiting = next !== null
  next = data
  latest = data.turn
  if (!isWaiting) setTimeout(work)
})

async function work(): Promise<void> {
  const job = next
  next = null
  if (job === null) return
  try {
    await proveDraft(job)
  } catch (error) {
    send({ kind: 'failed', turn: job.turn, reason: String(error) })
  }
}

async function proveDraft({ turn, schema, payments }: ProofJob): Promise<void> {
  const context = { fieldTypes, payments, patterns: await patternsOf(schema.fields) }
  const proof = prove(schema, context)
  const findings = listFindings(schema, proof.findings, context)
  send({ kind: 'proof', turn, findings, fields: proof.fields })

  let fixes: [string, ReturnType<typeof fixesOf>][] = []
  for (const finding of findings) {
    // Let a newer draft in between two fixes.
    await new Promise((resolve) => setTimeout(resolve))
    if (latest !== turn) return
    fixes.push([findingKey(finding), fixesOf(schema, finding, context)])
    if (fixes.length < fixesAtOnce) continue
    send({ kind: 'fixes', turn, fixes, isLast: false })
    fixes = []
  }
  send({ kind: 'fixes', turn, fixes, isLast: true })
}

/** findings whose fixes are sent in one message */
const fixesAtOnce = 8

async function patternsOf(fields: ProofJob['schema']['fields']) {
  if (fields.every(({ validation }) => validation?.pattern === undefined)) return null
  const { createPatternEngine } = await import('@ramiform/patterns')
  return createPatternEngine()
}

function send(reply: ProofReply): void {
  self.postMessage(reply)
}
