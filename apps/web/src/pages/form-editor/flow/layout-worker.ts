import type { FlowPlan } from './flow-plan.ts'
import { layOutFlow } from './lay-out-flow.ts'

/** Lays out beside the page: for hundreds of fields it takes longer than a page may stand still. */
self.addEventListener('message', ({ data }: MessageEvent<{ turn: number; plan: FlowPlan }>) => {
  self.postMessage({ turn: data.turn, layout: layOutFlow(data.plan) })
})
