import type { FlowPlan } from './flow-plan.ts'
import { layOutFlow } from './lay-out-flow.ts'

/** Computes the layout in a worker: hundreds of fields would block the page. */
self.addEventListener('message', ({ data }: MessageEvent<{ turn: number; plan: FlowPlan }>) => {
  self.postMessage({ turn: data.turn, layout: layOutFlow(data.plan) })
})
