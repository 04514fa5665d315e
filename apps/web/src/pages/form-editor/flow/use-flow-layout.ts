import { useEffect, useMemo, useRef, useState } from 'react'
import type { FlowPlan } from './flow-plan.ts'
import { type Direction, type FlowLayout, layOutFlow } from './lay-out-flow.ts'
import type { LayoutJob } from './layout-worker.ts'

/** up to this many nodes, layout runs on the main thread in a few milliseconds; larger plans use a worker */
const nodesAtOnce = 60

/** Layout of a plan; null until the first one is computed. */
export function useFlowLayout(
  plan: FlowPlan,
  direction: Direction,
): { layout: FlowLayout | null; busy: boolean } {
  const small = plan.nodes.length <= nodesAtOnce
  const atOnce = useMemo(
    () => (small ? layOutFlow(plan, direction) : null),
    [small, plan, direction],
  )
  const [late, setLate] = useState<{ plan: FlowPlan; layout: FlowLayout } | null>(null)
  const worker = useRef<Worker | null>(null)

  useEffect(() => {
    if (small) return
    worker.current ??= new Worker(new URL('./layout-worker.ts', import.meta.url), {
      type: 'module',
    })
    const working = worker.current
    const turn = performance.now()
    function onMessage({ data }: MessageEvent<{ turn: number; layout: FlowLayout }>) {
      if (data.turn === turn) setLate({ plan, layout: data.layout })
    }
    // Workers may be blocked by a content security policy. Then compute the layout on the main thread.
    const onError = () => setLate({ plan, layout: layOutFlow(plan, direction) })
    working.addEventListener('message', onMessage)
    working.addEventListener('error', onError)
    working.postMessage({ turn, plan, direction } satisfies LayoutJob)
    return () => {
      working.removeEventListener('message', onMessage)
      working.removeEventListener('error', onError)
    }
  }, [small, plan, direction])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  if (atOnce !== null) return { layout: atOnce, busy: false }
  return { layout: late?.layout ?? null, busy: late?.plan !== plan }
}
