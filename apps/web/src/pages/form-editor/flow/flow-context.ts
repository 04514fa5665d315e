import type { FlowPath } from '@ramiform/core/conditions/flow-path'
import { createContext, useContext } from 'react'

/** Shared state of the chart's nodes. Context instead of node data keeps a selection from rebuilding the nodes. */
export interface FlowShown {
  readonly path: FlowPath | null
  readonly selected: string | null
  /** field in the tab order; the whole drawing has a single tab stop */
  readonly tabStop: string | null
  readonly onSelect: (fieldId: string) => void
  readonly onUnfold: () => void
}

export const FlowShownContext = createContext<FlowShown | null>(null)

export function useFlowShown(): FlowShown {
  const shown = useContext(FlowShownContext)
  if (shown === null) throw new Error('a part of the flow outside of the flow')
  return shown
}
