import { ReactFlowProvider } from '@xyflow/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { drawFlow } from './draw-flow.ts'
import { FindField } from './FindField.tsx'
import styles from './Flow.module.css'
import { FlowCard } from './FlowCard.tsx'
import { FlowChart } from './FlowChart.tsx'
import { FlowInWords } from './FlowInWords.tsx'
import { type FlowScope, FlowTools } from './FlowTools.tsx'
import { type FlowShown, FlowShownContext } from './flow-context.ts'
import { flowInWords } from './flow-in-words.ts'
import { fieldNode } from './flow-plan.ts'
import { NoFlow } from './NoFlow.tsx'
import { PrintedFlow } from './PrintedFlow.tsx'
import { savePng, saveSvg } from './save-picture.ts'
import { useEditLogic } from './use-edit-logic.ts'
import { useFlow } from './use-flow.ts'
import { useView } from './use-view.ts'

/** forms with more fields than this get a field search */
const fieldsInSight = 16

/** Flow chart of the form's logic. */
export function FlowView() {
  const hasLogic = useEditorState(({ draft }) =>
    draft.schema.fields.some(({ conditional }) => conditional !== undefined),
  )
  if (!hasLogic) return <NoFlow />
  return (
    <ReactFlowProvider>
      <Flow />
    </ReactFlowProvider>
  )
}

function Flow() {
  const { store } = useEditor()
  const schema = useDeferredValue(useEditorState(({ draft }) => draft.schema))
  const title = useEditorState(({ draft }) => draft.name)
  const selectedId = useEditorState(({ selected }) => selected)
  const selected = selectedId === null ? undefined : fieldById(schema.fields, selectedId)
  const [scope, setScope] = useState<FlowScope>('form')
  const [unfolded, setUnfolded] = useState(false)
  const around = scope === 'field' && selected !== undefined
  const { whole, graph, layout, busy, path, measure } = useFlow({
    ...{ schema, selected, around, unfolded },
  })
  const view = useView()
  const [finding, setFinding] = useState<string | null>(null)
  useEffect(() => {
    const node = layout?.nodes.find((one) => one.id === fieldNode(finding ?? ''))
    if (finding === null || node === undefined) return
    view.centre(node)
    setFinding(null)
  }, [finding, layout, view])
  const toast = useToast()
  const editLogic = useEditLogic()

  const shown = useMemo((): FlowShown => {
    const first = layout?.nodes.find((node) => node.kind === 'field')
    return {
      path,
      selected: selectedId,
      tabStop: selected?.id ?? (first?.kind === 'field' ? first.fieldId : null),
      onSelect: (id) => store.select(id),
      onUnfold: () => setUnfolded(true),
    }
  }, [path, selectedId, selected, layout, store])
  const sentences = useMemo(
    () =>
      flowInWords(graph, (id) => {
        const field = fieldById(schema.fields, id)
        return field === undefined ? '' : fieldName(field)
      }),
    [graph, schema],
  )

  if (layout === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label="Drawing the flow..." />
      </div>
    )
  }
  function find(fieldId: string) {
    store.select(fieldId)
    setFinding(fieldId)
    // A field in a folded group has no node yet; unfold the group first.
    const node = layout?.nodes.find((one) => one.id === fieldNode(fieldId))
    if (node === undefined) setUnfolded(true)
  }
  const draw = () => drawFlow(layout, { title, path, selected: selectedId, measure })
  return (
    <FlowShownContext value={shown}>
      <main className={styles.flow} aria-busy={busy}>
        {graph.off && (
          <p className={styles.off}>
            This form is Traditional: every field is always shown. Logic is saved but off.
          </p>
        )}
        <FlowChart
          layout={layout}
          view={view}
          subject={around ? `${selected?.id} ${layout.nodes.length}` : 'form'}
        />
        <div className={styles.below}>
          <FlowTools
            layout={layout}
            view={view}
            scope={around ? 'field' : 'form'}
            onScope={(next) => {
              setScope(next)
              if (next === 'field' && selected === undefined) toast('Select a field first.')
            }}
            find={
              schema.fields.length > fieldsInSight && (
                <FindField fields={schema.fields} onFind={find} />
              )
            }
            onSvg={() => saveSvg(draw(), title)}
            onPng={() =>
              void savePng(draw(), title).catch((failure) => {
                console.warn(failure)
                toast('Could not create the picture.', { kind: 'failed' })
              })
            }
            onPrint={() => window.print()}
          />
          {selected !== undefined && (
            <FlowCard
              field={selected}
              schema={schema}
              graph={whole}
              onEdit={() => editLogic(selected.id)}
              onClose={() => store.select(null)}
            />
          )}
        </div>
        <FlowInWords sentences={sentences} />
        <PrintedFlow draw={draw} title={title} sentences={sentences} />
      </main>
    </FlowShownContext>
  )
}
