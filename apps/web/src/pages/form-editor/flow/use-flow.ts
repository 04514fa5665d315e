import { type FlowGraph, flowGraph } from '@ramiform/core/conditions/flow-graph'
import { flowAround, flowOfField, pathFrom, pathTo } from '@ramiform/core/conditions/flow-path'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { useEffect, useMemo, useState } from 'react'
import { isLoose, planFlow } from './flow-plan.ts'
import type { Direction } from './lay-out-flow.ts'
import { screenMeasure } from './measure-text.ts'
import type { FlowSelection } from './on-path.ts'
import { useFlowLayout } from './use-flow-layout.ts'

interface FlowOptions {
  readonly schema: FormSchema
  readonly selected: Field | undefined
  /** true to show only the nodes related to the selected field */
  readonly around: boolean
  /** fields that are drawn separately even within a run */
  readonly unfolded: ReadonlySet<string> | 'all'
  /** `down` draws only the selected field, with what decides it and a little of what it decides */
  readonly direction?: Direction
  /** appended to the words of a condition; it must be stable */
  readonly suffix?: (graph: FlowGraph) => (conditionId: string) => string
}

/** Builds the flow of the form's logic and its layout. A Traditional form is a straight stem. */
export function useFlow(options: FlowOptions) {
  const { schema, selected, around, unfolded, suffix, direction = 'right' } = options
  const measure = useMeasure()
  const whole = useMemo(() => drawnGraph(schema), [schema])
  const aroundId = around ? selected?.id : undefined
  const graph = useMemo(
    () =>
      aroundId === undefined
        ? whole
        : direction === 'down'
          ? flowOfField(whole, aroundId, mostDecidedOnPhones)
          : flowAround(whole, aroundId),
    [whole, aroundId, direction],
  )
  // Only fields that would be folded matter, so that other selections and findings keep the layout.
  const separateIds =
    unfolded === 'all'
      ? 'all'
      : JSON.stringify(
          whole.fields.filter(isLoose).flatMap(({ id }) => (unfolded.has(id) ? [id] : [])),
        )
  const separate = useMemo(
    () => (separateIds === 'all' ? 'all' : new Set<string>(JSON.parse(separateIds))),
    [separateIds],
  )
  const plan = useMemo(() => {
    const fields = new Map(schema.fields.map((field) => [field.id, field]))
    const folds = aroundId === undefined && graph.conditions.size > 0
    return planFlow(graph, fields, {
      measure,
      unfolded: folds ? separate : 'all',
      ...(direction === 'down' && { fieldWidth: widthsDown(graph) }),
      ...(direction === 'narrow' && { fieldWidth: () => narrowField }),
      ...(suffix !== undefined && { suffix: suffix(graph) }),
    })
  }, [graph, schema, measure, separate, aroundId, suffix, direction])
  const selectedId = selected?.id
  const selection = useMemo((): FlowSelection | null => {
    if (selectedId === undefined) return null
    return {
      fieldId: selectedId,
      path: pathTo(whole, [selectedId]),
      decided: pathFrom(whole, selectedId),
    }
  }, [whole, selectedId])
  return { whole, graph, plan, selection, measure, ...useFlowLayout(plan, direction) }
}

/** decided fields that a phone draws; its sheet lists all */
const mostDecidedOnPhones = 2

const narrowField = 184

/** Two fields side by side are narrower, so that they fit a phone. */
function widthsDown({ fields }: FlowGraph): (level: number) => number {
  const counts = new Map<number, number>()
  for (const { level } of fields) counts.set(level, (counts.get(level) ?? 0) + 1)
  return (level) => ((counts.get(level) ?? 0) > 1 ? 168 : 204)
}

function drawnGraph(schema: FormSchema): FlowGraph {
  const graph = flowGraph(schema)
  if (!graph.off) return graph
  const fields = schema.fields.map(({ conditional: _, ...field }) => field)
  return { ...flowGraph({ ...schema, fields }), off: true }
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
