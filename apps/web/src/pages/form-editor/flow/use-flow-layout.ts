import { useEffect, useMemo, useRef, useState } from 'react'
import type { FlowPlan } from './flow-plan.ts'
import { type FlowLayout, layOutFlow } from './lay-out-flow.ts'

/** Up to this many nodes it takes a few milliseconds; from there on a worker does it. */
const nodesAtOnce = 60

/** The places of what was planned; null until they are known for the first time. */
export function useFlowLayout(plan: FlowPlan): { layout: FlowLayout | null; busy: boolean } {
  const small = plan.nodes.length <= nodesAtOnce
  const atOnce = useMemo(() => (small ? layOutFlow(plan) : null), [small, plan])
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
    // Without a worker, as where a policy forbids it, the page waits.
    const onError = () => setLate({ plan, layout: layOutFlow(plan) })
    working.addEventListener('message', onMessage)
    working.addEventListener('error', onError)
    working.postMessage({ turn, plan })
    return () => {
      working.removeEventListener('message', onMessage)
      working.removeEventListener('error', onError)
    }
  }, [small, plan])

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
