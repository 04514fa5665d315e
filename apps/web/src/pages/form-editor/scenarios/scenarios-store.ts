import type { FormSchema } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import type { Generated, UncoveredRule } from '@ramiform/proving/scenarios/generate-scenarios'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import type { GenerateNews } from './generate-worker.ts'

export type GeneratedWork =
  | { readonly kind: 'resting' }
  | { readonly kind: 'running'; readonly covered: number; readonly rules: number }
  | { readonly kind: 'failed' }

interface ScenariosState {
  /** the scenario whose detail shows; null for the first failing one */
  readonly selectedId: string | null
  readonly work: GeneratedWork
  /** New scenarios that the owner has neither kept nor discarded. */
  readonly fresh: readonly Scenario[]
  /** Null before the first run. */
  readonly uncovered: Uncovered | null
}

/** Rules that no scenario can cover, and the fields for which that was found. */
export interface Uncovered {
  readonly fields: FormSchema['fields']
  readonly rules: readonly UncoveredRule[]
}

/** The selected scenario, and generated ones that are not kept yet. They outlive the view, so a look at the map loses nothing. */
export interface ScenariosStore extends StoreApi<ScenariosState> {
  select(id: string | null): void
  /** Starts generating. The callback gets the result. */
  generate(schema: FormSchema, onDone: (generated: Generated) => void): void
  cancel(): void
  /** Removes new scenarios from the list: those with these ids. */
  take(ids: readonly string[]): void
}

const stores = new WeakMap<EditorStore, ScenariosStore>()

/** The store that belongs to an open editor. */
export function scenariosStoreOf(editor: EditorStore): ScenariosStore {
  const known = stores.get(editor) ?? createScenariosStore()
  stores.set(editor, known)
  return known
}

function createScenariosStore(): ScenariosStore {
  const store = createStore<ScenariosState>()(() => ({
    selectedId: null,
    work: { kind: 'resting' },
    fresh: [],
    uncovered: null,
  }))
  let worker: Worker | null = null
  function end(work: GeneratedWork) {
    worker?.terminate()
    worker = null
    store.setState({ work })
  }
  return Object.assign(store, {
    select: (selectedId: string | null) => store.setState({ selectedId }),
    generate(schema: FormSchema, onDone: (generated: Generated) => void) {
      worker?.terminate()
      store.setState({ work: { kind: 'running', covered: 0, rules: 0 } })
      worker = new Worker(new URL('./generate-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<GenerateNews>) => {
        if (data.kind === 'progress') {
          store.setState({ work: { kind: 'running', covered: data.covered, rules: data.rules } })
          return
        }
        const { scenarios, uncovered } = data.generated
        const fresh = scenarios.map(
          (one): Scenario => ({ ...one, id: newScenarioId(), pinned: false }),
        )
        store.setState({ fresh, uncovered: { fields: schema.fields, rules: uncovered } })
        end({ kind: 'resting' })
        onDone(data.generated)
      })
      worker.addEventListener('error', () => end({ kind: 'failed' }))
      worker.postMessage(schema)
    },
    cancel: () => end({ kind: 'resting' }),
    take(ids: readonly string[]) {
      store.setState(({ fresh }) => ({ fresh: fresh.filter(({ id }) => !ids.includes(id)) }))
    },
  })
}

export function newScenarioId(): string {
  return `scenario_${crypto.randomUUID()}`
}
