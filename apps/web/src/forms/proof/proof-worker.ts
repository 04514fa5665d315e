import { fieldTypes } from '@ramiform/fields'
import { today } from '@ramiform/fields/date/limited-date'
import { findingKey } from '@ramiform/proving/finding-key'
import { fixesOf } from '@ramiform/proving/fixes'
import { listFindings } from '@ramiform/proving/listed-finding'
import type { Shown } from '@ramiform/proving/prove-fields'
import { createProver, type Prover } from '@ramiform/proving/prover'
import type { ProvingContext } from '@ramiform/proving/proving-context'
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

async function proveDraft({ turn, schema, payments, withFixes }: ProofJob): Promise<void> {
  const context = contextOf(payments, await patternsOf(schema.fields))
  const proof = proverOf(context).prove(schema)
  const findings = listFindings(schema, proof.findings, context)
  const idsOf = (wanted: Shown) =>
    proof.fields.filter(({ shown }) => shown === wanted).map(({ fieldId }) => fieldId)
  const [neverShown, undecided] = [idsOf('never'), idsOf('undecided')]
  send({ kind: 'proof', turn, findings, neverShown, undecided })
  if (!withFixes) return

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

/** The last context and its prover, which keeps what it proved about the last draft. */
let used: { readonly context: ProvingContext; readonly prover: Prover } | null = null

function contextOf(
  payments: ProofJob['payments'],
  patterns: ProvingContext['patterns'],
): ProvingContext {
  const { context } = used ?? {}
  const days = { first: today(), last: today() }
  const asText = (part: Partial<ProvingContext>) => JSON.stringify([part.payments, part.days])
  const isSame = context?.patterns === patterns && asText(context) === asText({ payments, days })
  return isSame ? context : { fieldTypes, payments, patterns, days }
}

function proverOf(context: ProvingContext): Prover {
  if (used?.context !== context) used = { context, prover: createProver(context) }
  return used.prover
}

/** findings whose fixes are sent in one message */
const fixesAtOnce = 8

let engine: ProvingContext['patterns'] = null

/** The pattern engine, which only forms with patterns load. */
async function patternsOf(fields: ProofJob['schema']['fields']) {
  if (fields.every(({ validation }) => validation?.pattern === undefined)) return null
  engine ??= (await import('@ramiform/patterns')).createPatternEngine()
  return engine
}

function send(reply: ProofReply): void {
  self.postMessage(reply)
}
