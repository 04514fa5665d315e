import type { Answers } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import type { SmallestChange } from '@ramiform/proving/smallest-change'
import { useEffect, useRef, useState } from 'react'
import type { ChangeJob, ChangeReply } from './change-worker.ts'

const none: ReadonlyMap<string, SmallestChange | null> = new Map()

/** By field id: the smallest change to the answers that shows the field, as far as known. Computed in a worker. */
export function useSmallestChanges(
  schema: FormSchema,
  answers: Answers,
  fieldIds: readonly string[],
): ReadonlyMap<string, SmallestChange | null> {
  const [changes, setChanges] = useState(none)
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)

  useEffect(() => {
    setChanges(none)
    if (fieldIds.length === 0) return
    worker.current ??= new Worker(new URL('./change-worker.ts', import.meta.url), {
      type: 'module',
    })
    turn.current += 1
    const found = new Map<string, SmallestChange | null>()
    let frame = 0
    worker.current.onmessage = ({ data }: MessageEvent<ChangeReply>) => {
      if (data.turn !== turn.current) return
      found.set(data.fieldId, data.change)
      // One rendering for all replies of a frame.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setChanges(new Map(found)))
    }
    worker.current.postMessage({
      turn: turn.current,
      schema,
      answers,
      fieldIds,
    } satisfies ChangeJob)
    return () => cancelAnimationFrame(frame)
  }, [schema, answers, fieldIds])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  return changes
}
