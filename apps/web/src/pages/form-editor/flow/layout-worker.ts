import type { FlowPlan } from './flow-plan.ts'
import { type Direction, layOutFlow } from './lay-out-flow.ts'

export interface LayoutJob {
  readonly turn: number
  readonly plan: FlowPlan
  readonly direction: Direction
}

/** Computes the layout in a worker: hundreds of fields would block the page. */
self.addEventListener('message', ({ data }: MessageEvent<LayoutJob>) => {
  self.postMessage({ turn: data.turn, layout: layOutFlow(data.plan, data.direction) })
})
