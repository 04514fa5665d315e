import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import type { Fix } from '@ramiform/proving/apply-fix'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import type { Shown } from '@ramiform/proving/prove-fields'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ProofJob, ProofReply } from '../forms/proof/proof-job.ts'
import type { EditorStore } from './draft/editor-store.ts'

/** `slow`: a check that has run for longer than a moment; `stopped`: the check crashed. */
export type CheckProgress = 'checking' | 'slow' | 'done' | 'stopped'

export interface FindingsState {
  readonly progress: CheckProgress
  /** The form that the findings are about; null before the first check. */
  readonly schema: FormSchema | null
  /** errors first, without those that the owner ignores */
  readonly findings: readonly ListedFinding[]
  readonly ignored: readonly ListedFinding[]
  /** by finding key; a finding without an entry is not tried yet */
  readonly fixes: ReadonlyMap<string, readonly Fix[]>
  readonly haveFixes: boolean
  /** the findings to mark on each field's card, errors first */
  readonly byField: ReadonlyMap<string, readonly ListedFinding[]>
  readonly shown: ReadonlyMap<string, Shown>
}

/** The part of a `Worker` that the check uses. */
export interface ProofWorker {
  postMessage(job: ProofJob): void
  terminate(): void
  onmessage: ((event: MessageEvent<ProofReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Findings of the draft, proved in a worker after each edit. */
export interface Findings extends StoreApi<FindingsState> {
  /** Checks the draft at once, unless it is checked already. */
  check(): void
  /**
   * Waits for the findings of the draft, and with `fixes` for their fixes too.
   *
   * @returns null when the check stopped or takes longer than `limitMs`
   */
  settled(limitMs: number, options?: { fixes?: boolean }): Promise<FindingsState | null>
  /** Lists what core finds without a proof, as the server does, until a proof arrives. */
  fallBack(): Promise<FindingsState>
  /** Payment provider, once the server has sent it. */
  setPayments(payments: PaymentsOfForm | undefined): void
  /** Keeps up with the draft until it is stopped. */
  watch(): () => void
}

/** Milliseconds without a keystroke until the draft is sent. */
const pauseMs = 100
/** Milliseconds until the first check, so that its code does not compete with the editor's. */
const firstMs = 1_000
/** Milliseconds until the screen says that a check is running. */
const slowMs = 300
/** A check older than this is given up for a newer draft; a younger one ends soon. */
const patienceMs = 500

const startWorker = (): ProofWorker =>
  new Worker(new URL('../forms/proof/proof-worker.ts', import.meta.url), { type: 'module' })

export function createFindings(
  editor: EditorStore,
  { start = startWorker }: { start?: () => ProofWorker } = {},
): Findings {
  const store = createStore<FindingsState>()(() => ({
    progress: 'checking',
    schema: null,
    findings: [],
    ignored: [],
    fixes: new Map(),
    haveFixes: false,
    byField: new Map(),
    shown: new Map(),
  }))
  let payments: PaymentsOfForm | undefined
  let worker: ProofWorker | null = null
  let turn = 0
  /** The draft that the worker proves, since when; null while it rests. */
  let proving: { readonly schema: FormSchema; readonly since: number } | null = null
  let slow: ReturnType<typeof setTimeout> | undefined

  const draft = () => editor.getState().draft.schema

  /** Fixes let a newer draft in, so only the proof itself can be late. */
  const isLate = () =>
    proving !== null &&
    store.getState().progress !== 'done' &&
    performance.now() - proving.since > patienceMs

  function end() {
    worker?.terminate()
    worker = null
    proving = null
    clearTimeout(slow)
  }

  function stopped(reason: unknown) {
    console.warn(reason)
    end()
    store.setState({ progress: 'stopped' })
  }

  function receive(reply: ProofReply) {
    if (reply.turn !== turn || proving === null) return
    if (reply.kind === 'failed') return stopped(reply.reason)
    const { schema } = proving
    if (reply.kind === 'proof') {
      clearTimeout(slow)
      const { findings, ignored } = withoutIgnored(reply.findings, schema)
      store.setState({
        progress: 'done',
        schema,
        findings,
        ignored,
        fixes: new Map(),
        haveFixes: false,
        byField: marksOf(findings),
        shown: new Map(reply.fields.map(({ fieldId, shown }) => [fieldId, shown])),
      })
      return
    }
    const fixes = new Map([...store.getState().fixes, ...reply.fixes])
    if (reply.isLast) proving = null
    store.setState({ fixes, haveFixes: reply.isLast })
  }

  function check() {
    const schema = draft()
    const { progress, schema: checked } = store.getState()
    if (proving?.schema === schema) return
    if (progress === 'done' && checked === schema) return
    if (isLate()) end()
    turn += 1
    proving = { schema, since: performance.now() }
    store.setState({ progress: 'checking' })
    clearTimeout(slow)
    slow = setTimeout(() => store.setState({ progress: 'slow' }), slowMs)
    try {
      if (worker === null) {
        worker = start()
        worker.onmessage = ({ data }) => receive(data)
        worker.onerror = (event) => stopped(event.message)
      }
      worker.postMessage({ turn, schema, payments })
    } catch (error) {
      stopped(error)
    }
  }

  function settled(limitMs: number, { fixes = false } = {}) {
    check()
    const ready = (state: FindingsState) =>
      state.progress === 'done' && state.schema === draft() && (state.haveFixes || !fixes)
    return new Promise<FindingsState | null>((resolve) => {
      const finish = (state: FindingsState | null) => {
        clearTimeout(timer)
        stop()
        resolve(state)
      }
      const timer = setTimeout(() => finish(null), limitMs)
      const follow = (state: FindingsState) => {
        if (ready(state)) finish(state)
        else if (state.progress === 'stopped') finish(null)
      }
      const stop = store.subscribe(follow)
      follow(store.getState())
    })
  }

  return Object.assign(store, {
    check,
    settled,
    async fallBack() {
      const [{ listKnownFindings }, { fieldTypes }] = await Promise.all([
        import('@ramiform/proving/listed-finding'),
        import('@ramiform/fields'),
      ])
      const schema = draft()
      const known = listKnownFindings(schema, { fieldTypes, payments, patterns: null })
      const { findings, ignored } = withoutIgnored(known, schema)
      store.setState({ findings, ignored, byField: marksOf(findings), fixes: new Map() })
      return store.getState()
    },
    setPayments(next: PaymentsOfForm | undefined) {
      if (next === payments) return
      payments = next
      proving = null
      store.setState({ schema: null })
      check()
    },
    watch() {
      let timer = setTimeout(check, firstMs)
      const stop = editor.subscribe(({ draft }, before) => {
        if (draft.schema === before.draft.schema) return
        clearTimeout(timer)
        timer = setTimeout(check, pauseMs)
      })
      return () => {
        clearTimeout(timer)
        stop()
        end()
      }
    },
  })
}

function withoutIgnored(all: readonly ListedFinding[], { settings }: FormSchema) {
  const keys = new Set((settings.ignoredFindings ?? []).map(findingKey))
  const isIgnored = (finding: ListedFinding) =>
    finding.severity !== 'error' && keys.has(findingKey(finding))
  return {
    findings: all.filter((finding) => !isIgnored(finding)),
    ignored: all.filter(isIgnored),
  }
}

/** A loop marks all its fields, and so does a cause that hides several. */
function marksOf(
  findings: readonly ListedFinding[],
): ReadonlyMap<string, readonly ListedFinding[]> {
  const marks = new Map<string, ListedFinding[]>()
  for (const finding of findings) {
    const { fieldId, alsoFieldIds = [], code, conflict = [] } = finding
    const loop = code === 'cycle' ? conflict.map((ref) => ref.fieldId) : []
    const ids = new Set([...(fieldId === undefined ? [] : [fieldId]), ...loop, ...alsoFieldIds])
    for (const id of ids) marks.set(id, [...(marks.get(id) ?? []), finding])
  }
  return marks
}
