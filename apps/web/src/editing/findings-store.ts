import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import type { PaymentsOfForm } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import type { Fix } from '@ramiform/proving/apply-fix'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ProofJob, ProofReply } from '../forms/proof/proof-job.ts'
import { same } from '../forms/same.ts'
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
  /** by finding key; a finding without an entry is not tried yet. Empty while nothing needs fixes. */
  readonly fixes: ReadonlyMap<string, readonly Fix[]>
  readonly haveFixes: boolean
  /** the findings to mark on each field's card, errors first */
  readonly byField: ReadonlyMap<string, readonly ListedFinding[]>
  /** ids of the questions that no answers show */
  readonly neverShown: readonly string[]
  /** ids of the questions for which the search ended at its limit */
  readonly undecided: readonly string[]
  /** id of the field whose rule is open; null when none is */
  readonly openField: string | null
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
  /** Proves the fixes too, after each edit, until the returned function is called. */
  needFixes(): () => void
  /** Lists what core finds without a proof, as the server does, until a proof arrives. */
  fallBack(): Promise<FindingsState>
  /** Payment provider, once the server has sent it. */
  setPayments(payments: PaymentsOfForm | undefined): void
  /** Names the field whose rule is open. What is missing in a new rule is listed after the rule is left. */
  openRule(fieldId: string | null): void
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
    neverShown: [],
    undecided: [],
    openField: null,
  }))
  /** What the last check found. */
  let last: readonly ListedFinding[] = []
  /** Keys of the findings before a rule was opened. */
  let known: ReadonlySet<string> = new Set()
  let payments: PaymentsOfForm | undefined
  let worker: ProofWorker | null = null
  let turn = 0
  /** The draft that the worker proves, since when; null while it rests. */
  let proving: {
    readonly schema: FormSchema
    readonly since: number
    readonly withFixes: boolean
  } | null = null
  /** How many callers need fixes. Each fix is a proof, which would compete with the frame of the next edit. */
  let needs = 0
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

  const isWritten = (finding: ListedFinding) =>
    finding.fieldId === store.getState().openField &&
    unfinished.test(finding.code) &&
    !known.has(findingKey(finding))

  /** Lists findings. What stays the same stays the same object, so that a keystroke draws no card again. */
  function listed(all: readonly ListedFinding[], schema: FormSchema) {
    const before = store.getState()
    last = all
    const { findings, ignored } = withoutIgnored(
      keptInList(
        [...before.findings, ...before.ignored],
        all.filter((finding) => !isWritten(finding)),
      ),
      schema,
    )
    const shown = kept(before.findings, findings)
    return {
      findings: shown,
      ignored: kept(before.ignored, ignored),
      byField:
        shown === before.findings ? before.byField : keptInMap(before.byField, marksOf(shown)),
      fixes: new Map(),
    }
  }

  function receive(reply: ProofReply) {
    if (reply.turn !== turn || proving === null) return
    if (reply.kind === 'failed') return stopped(reply.reason)
    const { schema, withFixes } = proving
    if (reply.kind === 'proof') {
      clearTimeout(slow)
      if (!withFixes) proving = null
      store.setState({
        ...listed(reply.findings, schema),
        progress: 'done',
        schema,
        haveFixes: false,
        neverShown: kept(store.getState().neverShown, reply.neverShown),
        undecided: kept(store.getState().undecided, reply.undecided),
      })
      return
    }
    const fixes = new Map([...store.getState().fixes, ...reply.fixes])
    if (reply.isLast) proving = null
    store.setState({ fixes, haveFixes: reply.isLast })
  }

  function check() {
    const schema = draft()
    const { progress, schema: checked, haveFixes } = store.getState()
    const withFixes = needs > 0
    if (proving?.schema === schema && (proving.withFixes || !withFixes)) return
    if (progress === 'done' && checked === schema && (haveFixes || !withFixes)) return
    if (isLate()) end()
    turn += 1
    proving = { schema, since: performance.now(), withFixes }
    store.setState({ progress: 'checking' })
    clearTimeout(slow)
    slow = setTimeout(() => store.setState({ progress: 'slow' }), slowMs)
    try {
      if (worker === null) {
        worker = start()
        worker.onmessage = ({ data }) => receive(data)
        worker.onerror = (event) => stopped(event.message)
      }
      worker.postMessage({ turn, schema, payments, withFixes })
    } catch (error) {
      stopped(error)
    }
  }

  function needFixes() {
    needs += 1
    check()
    let isNeeded = true
    return () => {
      if (isNeeded) needs -= 1
      isNeeded = false
    }
  }

  function openRule(openField: string | null) {
    known = new Set(store.getState().findings.map(findingKey))
    store.setState({ openField })
    const { schema, progress } = store.getState()
    // The check of a newer draft lists its own findings.
    if (progress !== 'done' || schema !== draft()) return
    const { findings, byField } = listed(last, schema)
    store.setState({ findings, byField })
  }

  function settled(limitMs: number, { fixes = false } = {}) {
    openRule(null)
    const release = fixes ? needFixes() : undefined
    check()
    const ready = (state: FindingsState) =>
      state.progress === 'done' && state.schema === draft() && (state.haveFixes || !fixes)
    return new Promise<FindingsState | null>((resolve) => {
      const finish = (state: FindingsState | null) => {
        clearTimeout(timer)
        stop()
        release?.()
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
    needFixes,
    settled,
    openRule,
    async fallBack() {
      const [{ listKnownFindings }, { fieldTypes }] = await Promise.all([
        import('@ramiform/proving/listed-finding'),
        import('@ramiform/fields'),
      ])
      const schema = draft()
      const known = listKnownFindings(schema, { fieldTypes, payments, patterns: null })
      store.setState(listed(known, schema))
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

/** Codes of what is missing in a rule. */
const unfinished = /^no_(field|condition|value)$/

function withoutIgnored(all: readonly ListedFinding[], { settings }: FormSchema) {
  const keys = new Set((settings.ignoredFindings ?? []).map(findingKey))
  const isIgnored = (finding: ListedFinding) =>
    finding.severity !== 'error' && keys.has(findingKey(finding))
  return {
    findings: all.filter((finding) => !isIgnored(finding)),
    ignored: all.filter(isIgnored),
  }
}

/** The list before, if the new one has the same items. */
function kept<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const isSame = before.length === now.length && now.every((item, at) => item === before[at])
  return isSame ? before : now
}

/** The findings with each one that was there before as the object that it was. */
function keptInList(before: readonly ListedFinding[], now: readonly ListedFinding[]) {
  const known = new Map(before.map((finding) => [findingKey(finding), finding]))
  return now.map((finding) => {
    const old = known.get(findingKey(finding))
    return old !== undefined && same(old, finding) ? old : finding
  })
}

function keptInMap<Item>(
  before: ReadonlyMap<string, readonly Item[]>,
  now: ReadonlyMap<string, readonly Item[]>,
): ReadonlyMap<string, readonly Item[]> {
  return new Map([...now].map(([id, items]) => [id, kept(before.get(id) ?? [], items)]))
}

/** A loop marks all its fields, and so does a cause that hides several. */
function marksOf(
  findings: readonly ListedFinding[],
): ReadonlyMap<string, readonly ListedFinding[]> {
  const marks = new Map<string, ListedFinding[]>()
  for (const finding of findings) {
    const { fieldId, alsoFieldIds = [], code, conflict = [] } = finding
    const loop = code === 'cycle' ? conflict.map((ref) => ref.fieldId) : []
    const own = fieldId === undefined ? [] : [fieldId, ownerOfLogic(fieldId)]
    const ids = new Set([...own, ...loop, ...alsoFieldIds])
    for (const id of ids) marks.set(id, [...(marks.get(id) ?? []), finding])
  }
  return marks
}
