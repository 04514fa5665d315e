import type { ImpactLine } from '@ramiform/contract/calls'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { type ImpactRequest, readImpact } from './read-impact.ts'

export type ImpactState =
  | { readonly kind: 'running' | 'canceled'; readonly line: ImpactLine | null }
  | { readonly kind: 'done'; readonly line: ImpactLine }
  | { readonly kind: 'failed'; readonly line: null; readonly message: string }

/** Runs the replay while the component is mounted, and again when the form changes. */
export function useImpact({ formId, schema, current }: ImpactRequest) {
  const [state, setState] = useState<ImpactState>({ kind: 'running', line: null })
  const [run, setRun] = useState(0)
  const stop = useRef<AbortController>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher `run` starts again
  useEffect(() => {
    const replay = new AbortController()
    stop.current = replay
    setState({ kind: 'running', line: null })
    void follow()
    return () => replay.abort()

    async function follow() {
      try {
        for await (const line of readImpact({ formId, schema, current }, replay.signal)) {
          if (replay.signal.aborted) return
          setState({ kind: line.done ? 'done' : 'running', line })
        }
      } catch (error) {
        if (replay.signal.aborted) return
        setState({ kind: 'failed', line: null, message: messageOf(error) })
      }
    }
  }, [formId, schema, current, run])

  return {
    state,
    cancel() {
      stop.current?.abort()
      setState(({ line }) => ({ kind: 'canceled', line }))
    },
    restart: () => setRun((known) => known + 1),
  }
}
