import type { BodyOf } from '@ramiform/contract/calls'
import { generatedForm, smartForm } from '@ramiform/formats/generators/generated-form'
import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { oneAtATime } from '../../api/one-at-a-time.ts'
import { formQuery, formsQuery } from '../../api/queries.ts'
import { chosenFields } from '../../forms/found-fields/edit-found.ts'
import { useFoundChoice } from '../../forms/found-fields/use-found-choice.ts'
import { useMedia } from '../../ui/use-media.ts'
import {
  advance,
  created,
  type Generation,
  idle,
  nextAt,
  showAtOnce,
  start,
  treeRead,
} from './generation.ts'
import type { TreeSource } from './read-tree-now.ts'
import { sourceOfInput } from './source-of-input.ts'
import { type BuilderInput, keepInput, readInput } from './stored-input.ts'
import { readTreeInWorker } from './tree-job.ts'

/** State and actions of the logic builder. */
export function useBuilder(formId: string) {
  const [input, setInput] = useInput(formId)
  /** source of the running generation, independent of later input */
  const [held, setHeld] = useState<TreeSource | null>(null)
  const source = held ?? sourceOfInput(input)
  const tree = useDecisionTree(source)
  const [generation, setGeneration] = useGeneration()
  const [problem, setProblem] = useState<string | null>(null)
  const { without, edits, leaveOut, edit, startOver } = useFoundChoice()
  const create = useCreateGenerated()
  const prefersLessMotion = useMedia('(prefers-reduced-motion: reduce)')
  const { stage } = generation
  const isIdle = stage === 'idle'
  const fields = tree && 'found' in tree ? chosenFields(tree.found.fields, without, edits) : []

  // A worker reads a long tree, which may finish after the start.
  useEffect(() => {
    if (stage !== 'analyzing' || !tree) return
    if ('found' in tree) {
      setGeneration((current) => treeRead(current, tree.lines, performance.now()))
    } else {
      setGeneration(idle)
      setHeld(null)
      setProblem(tree.problem)
    }
  }, [stage, tree, setGeneration])

  // Another source has other fields, so discard the selection and the edits.
  const from = source === null ? '' : `${source.kind} ${source.text}`
  const [chosenFrom, setChosenFrom] = useState(from)
  if (chosenFrom !== from) {
    setChosenFrom(from)
    startOver()
  }

  return {
    input,
    tree,
    generation,
    isIdle,
    problem,
    without,
    edits,
    fields,
    created: create.data?.form ?? null,
    isCreating: create.isPending,
    hasFailed: create.isError,
    change(part: Partial<BuilderInput>) {
      setInput((before) => ({ ...before, ...part }))
      if (part.text !== undefined) setProblem(null)
    },
    refuse: setProblem,
    begin(from: TreeSource) {
      setProblem(null)
      setHeld(from)
      setGeneration(start(performance.now(), prefersLessMotion))
    },
    showAtOnce: () => setGeneration((now) => showAtOnce(now, performance.now())),
    reset() {
      setGeneration(idle)
      setHeld(null)
      setProblem(null)
      create.reset()
    },
    leaveOut,
    edit,
    create() {
      const { title, description } = input
      create.mutate(
        { kind: source?.kind ?? 'tree', title, description, fields },
        { onSuccess: ({ form }) => setGeneration((now) => created(now, form.id)) },
      )
    },
  }
}

const storage = () => localStorage

/** Input of this page, stored in the browser so that it survives leaving and reloading. */
function useInput(formId: string) {
  const [input, setInput] = useState(() => readInput(storage, formId))
  useEffect(() => keepInput(storage, formId, input), [formId, input])
  return [input, setInput] as const
}

/** The tree of a source; undefined while it is being read, null without input. */
function useDecisionTree(source: TreeSource | null): DecisionTree | null | undefined {
  const [read, setRead] = useState<{ source: TreeSource; tree: DecisionTree } | null>(null)
  const { kind, text } = source ?? {}
  useEffect(() => {
    if (kind === undefined || text === undefined) return
    const asked = { kind, text }
    return readTreeInWorker({ ...asked, now: Date.now() }, (tree) =>
      setRead({ source: asked, tree }),
    )
  }, [kind, text])
  if (source === null) return null
  return read?.source.kind === kind && read?.source.text === text ? read?.tree : undefined
}

/** The generation and its clock. It advances by timer, and catches up when the tab becomes visible. */
function useGeneration() {
  const [generation, setGeneration] = useState<Generation>(idle)
  useEffect(() => {
    const at = nextAt(generation)
    if (at === null) return
    const look = (now: number) => setGeneration((current) => advance(current, now))
    // Some browsers round the clock down, so it can lag behind the timer.
    const onTime = () => look(Math.max(at, performance.now()))
    const onVisible = () => look(performance.now())
    const timer = setTimeout(onTime, at - performance.now())
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [generation])
  return [generation, setGeneration] as const
}

type GeneratedWords = Parameters<typeof generatedForm>[0] & Pick<TreeSource, 'kind'>
type BodySchema = NonNullable<BodyOf<'createForm'>['schema']>

const createOne = oneAtATime(({ kind, ...words }: GeneratedWords) => {
  // The two sources have different default titles (spec section 9).
  const { schema, ...about } = kind === 'words' ? smartForm(words) : generatedForm(words)
  // The contract's input type is mutable, so the cast drops readonly.
  return call('createForm', { body: { ...about, schema: schema as BodySchema } })
})

/** Creates a new form from the result. The form of this page stays unchanged. */
function useCreateGenerated() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: createOne,
    onSuccess: ({ form }) => {
      queryClient.setQueryData(formQuery(form.id).queryKey, form)
      void queryClient.invalidateQueries(formsQuery)
    },
  })
}
