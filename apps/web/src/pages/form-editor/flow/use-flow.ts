import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { flowAround, pathFrom, pathTo } from '@ramiform/core/conditions/flow-path'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { useEffect, useMemo, useState } from 'react'
import { planFlow } from './flow-plan.ts'
import { screenMeasure } from './measure-text.ts'
import { useFlowLayout } from './use-flow-layout.ts'

interface FlowOptions {
  readonly schema: FormSchema
  readonly selected: Field | undefined
  /** true to show only the nodes related to the selected field */
  readonly around: boolean
  readonly unfolded: boolean
}

/** Builds the flow of the form's logic and its layout. */
export function useFlow({ schema, selected, around, unfolded }: FlowOptions) {
  const measure = useMeasure()
  const whole = useMemo(() => flowGraph(schema), [schema])
  const aroundId = around ? selected?.id : undefined
  const graph = useMemo(
    () => (aroundId === undefined ? whole : flowAround(whole, aroundId)),
    [whole, aroundId],
  )
  const plan = useMemo(() => {
    const fields = new Map(schema.fields.map((field) => [field.id, field]))
    return planFlow(graph, fields, { measure, unfolded: unfolded || aroundId !== undefined })
  }, [graph, schema, measure, unfolded, aroundId])
  const selectedId = selected?.id
  const path = useMemo(() => {
    if (selectedId === undefined) return null
    const own = whole.fields.find(({ id }) => id === selectedId)
    // A field without a condition has no incoming lines, so show its outgoing path.
    return own?.input === null ? pathFrom(whole, selectedId) : pathTo(whole, [selectedId])
  }, [whole, selectedId])
  return { whole, graph, plan, path, measure, ...useFlowLayout(plan) }
}

/** Text measure; it changes once the app's font has loaded. */
function useMeasure() {
  const [measure, setMeasure] = useState(() => screenMeasure())
  useEffect(() => {
    if (document.fonts.status === 'loaded') return
    let wanted = true
    void document.fonts.ready.then(() => wanted && setMeasure(() => screenMeasure()))
    return () => {
      wanted = false
    }
  }, [])
  return measure
}
