import type { FlowPath } from '@ramiform/core/conditions/flow-path'
import { createContext, useContext } from 'react'

/** What the parts of the drawing need to know: kept out of their data, so that selecting draws nothing anew but them. */
export interface FlowShown {
  readonly path: FlowPath | null
  readonly selected: string | null
  /** the field that Tab reaches: one for the whole drawing */
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
