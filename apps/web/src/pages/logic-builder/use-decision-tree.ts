import type { DecisionTree } from '@ramiform/formats/generators/read-decision-tree'
import { useEffect, useState } from 'react'
import type { TreeSource } from './read-tree-now.ts'
import { readTreeInWorker } from './tree-job.ts'

/** The tree of a source; undefined while it is being read, null without input. */
export function useDecisionTree(source: TreeSource | null): DecisionTree | null | undefined {
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
