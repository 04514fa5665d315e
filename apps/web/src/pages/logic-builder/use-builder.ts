import { useEffect, useState } from 'react'
import { chosenFields } from '../../forms/found-fields/edit-found.ts'
import { useFoundChoice } from '../../forms/found-fields/use-found-choice.ts'
import { useMedia } from '../../ui/use-media.ts'
import { created, idle, showAtOnce, start, treeRead } from './generation.ts'
import type { TreeSource } from './read-tree-now.ts'
import { sourceOfInput } from './source-of-input.ts'
import type { BuilderInput } from './stored-input.ts'
import { useCreateGenerated } from './use-create-generated.ts'
import { useDecisionTree } from './use-decision-tree.ts'
import { useGeneration } from './use-generation.ts'
import { useInput } from './use-input.ts'

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
