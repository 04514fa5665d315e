import { createContext, useContext } from 'react'
import type { Tone } from './finding-tones.ts'
import type { FlowSelection } from './on-path.ts'

/** Shared state of the chart's nodes. Context instead of node data keeps a selection from rebuilding the nodes. */
export interface FlowShown {
  readonly selection: FlowSelection | null
  /** findings on lines and labels, by id */
  readonly tones: ReadonlyMap<string, Tone>
  /** field in the tab order; the whole drawing has a single tab stop */
  readonly tabStop: string | null
  readonly onSelect: (fieldId: string) => void
  readonly onUnfold: (fieldIds: readonly string[]) => void
}

export const FlowShownContext = createContext<FlowShown | null>(null)

export function useFlowShown(): FlowShown {
  const shown = useContext(FlowShownContext)
  if (shown === null) throw new Error('a part of the flow outside of the flow')
  return shown
}
