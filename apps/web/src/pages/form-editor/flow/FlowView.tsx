import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { ReactFlowProvider } from '@xyflow/react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { useSingleKeys } from '../../../shell/single-keys.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useProof } from '../findings/use-findings.ts'
import { drawFlow } from './draw-flow.ts'
import { drawnSchema } from './drawn-schema.ts'
import { FindField } from './FindField.tsx'
import styles from './Flow.module.css'
import { FlowCard } from './FlowCard.tsx'
import { FlowChart } from './FlowChart.tsx'
import { FlowInWords } from './FlowInWords.tsx'
import { FlowLegend } from './FlowLegend.tsx'
import { FlowNotice } from './FlowNotice.tsx'
import { FlowOverview, useExceedsWindow } from './FlowOverview.tsx'
import { type FlowScope, FlowTools } from './FlowTools.tsx'
import { fieldWithLogic } from './field-with-logic.ts'
import { findingTones } from './finding-tones.ts'
import { type FlowShown, FlowShownContext } from './flow-context.ts'
import { flowInWords } from './flow-in-words.ts'
import { fieldNode } from './flow-plan.ts'
import type { FlowLayout } from './lay-out-flow.ts'
import { NoFlow } from './NoFlow.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PhoneFlow } from './PhoneFlow.tsx'
import { PrintedFlow } from './PrintedFlow.tsx'
import { savePng, saveSvg } from './save-picture.ts'
import { useEditLogic } from './use-edit-logic.ts'
import { useFlow } from './use-flow.ts'
import { useFlowSelection } from './use-flow-selection.ts'
import { useNextFinding } from './use-next-finding.ts'
import { useUnfolded } from './use-unfolded.ts'
import { useView, type View, zooms } from './use-view.ts'

/** Flow chart of the form's logic. */
export function FlowView() {
  const isEmpty = useEditorState(({ draft }) => draft.schema.fields.length === 0)
  if (isEmpty) return <NoFlow />
  return (
    <ReactFlowProvider>
      <Flow />
    </ReactFlowProvider>
  )
}

function Flow() {
  const stored = withNamesInTexts(useDeferredValue(useEditorState(({ draft }) => draft.schema)))
  const schema = useMemo(() => drawnSchema(stored), [stored])
  const title = useEditorState(({ draft }) => draft.name)
  const { selected, select, rest } = useFlowSelection(schema)
  const isPhone = useEditorWidth() === 'phone'
  const [scope, setScope] = useState<FlowScope>(isPhone ? 'field' : 'form')
  const byField = useProof((state) => state.byField)
  const neverShown = useProof((state) => state.neverShown)
  const { unfolded, unfold } = useUnfolded(selected?.id, byField)
  const around = scope === 'field' && selected !== undefined
  const { whole, graph, layout, busy, selection, measure } = useFlow({
    ...{ schema, selected, around, unfolded },
    direction: around && isPhone ? 'down' : 'right',
  })
  const view = useView()
  const toast = useToast()
  const editLogic = useEditLogic()
  const nextFinding = useNextFinding()
  const tones = useMemo(
    () => findingTones(whole, { byField, neverShown }),
    [whole, byField, neverShown],
  )

  const shown: FlowShown = useMemo(() => {
    const first = layout?.nodes.find((node) => node.kind === 'field')
    return {
      selection,
      tones,
      tabStop: selection?.fieldId ?? (first?.kind === 'field' ? first.fieldId : null),
      onSelect: select,
      onUnfold: unfold,
    }
  }, [selection, tones, layout, select, unfold])
  const sentences = useMemo(
    () => flowInWords(graph, (id) => fieldById(schema.fields, id)),
    [graph, schema],
  )

  function showScope(next: FlowScope) {
    setScope(next)
    if (next === 'field' && selected === undefined) toast('Select a field first.')
  }
  const selectedNode = layout?.nodes.find(({ id }) => id === fieldNode(selected?.id ?? ''))
  const fit = () => layout !== null && view.fit(layout, selectedNode)
  useSingleKeys({
    l: () => selected !== undefined && editLogic(selected),
    o: () => showScope(around ? 'form' : 'field'),
    f: fit,
    '+': () => view.zoomBy(zooms.step),
    '=': () => view.zoomBy(zooms.step),
    '-': () => view.zoomBy(1 / zooms.step),
    '0': view.zoomToFull,
    n: () => {
      if (!nextFinding()) toast('No problems in the logic.')
    },
    '/': () => document.querySelector<HTMLElement>('[data-part="find-field"]')?.click(),
    Escape: rest,
  })

  if (layout === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label="Drawing the flow..." />
      </div>
    )
  }
  const draw = () => drawFlow(layout, { title, selection, tones, measure })
  const card = selected !== undefined && (
    <FlowCard
      field={selected}
      schema={schema}
      graph={whole}
      onEdit={() => editLogic(selected)}
      onClose={isPhone && around ? undefined : rest}
    />
  )
  return (
    <FlowShownContext value={shown}>
      <main className={styles.flow} aria-busy={busy}>
        {isPhone && (
          <PhoneBar
            {...{ schema, selected, scope: around ? 'field' : 'form', select }}
            onScope={showScope}
          />
        )}
        <FlowNotice graph={whole} />
        {isPhone && around ? (
          <>
            <PhoneFlow
              layout={layout}
              fieldId={selected.id}
              onSwipe={(by) => select(fieldWithLogic(whole, selected.id, by))}
            />
            {card}
          </>
        ) : (
          <>
            <FlowChart
              layout={layout}
              view={view}
              subject={around ? selected.id : 'form'}
              onRest={rest}
            />
            <div className={styles.below}>
              <Below layout={layout} view={view} name={selected && fieldName(selected)}>
                {(overview) => (
                  <FlowTools
                    view={view}
                    scope={around ? 'field' : 'form'}
                    onScope={showScope}
                    find={<FindField fields={schema.fields} onFind={select} />}
                    overview={overview}
                    onFit={fit}
                    onSvg={() => saveSvg(draw(), title)}
                    onPng={() =>
                      void savePng(draw(), title).catch((failure) => {
                        console.warn(failure)
                        toast('Could not create the picture.', { kind: 'failed' })
                      })
                    }
                    onPrint={() => window.print()}
                  />
                )}
              </Below>
              {!isPhone && card}
            </div>
          </>
        )}
        <FlowInWords sentences={sentences} />
        <PrintedFlow draw={draw} title={title} sentences={sentences} />
      </main>
    </FlowShownContext>
  )
}

/** Overview and legend at the left, and the tools in the middle. */
function Below({
  layout,
  view,
  name,
  children,
}: {
  layout: FlowLayout
  view: View
  /** name of the selected field */
  name: string | undefined
  children: (overview: { shown: boolean; toggle: () => void } | null) => ReactNode
}) {
  const exceeds = useExceedsWindow(layout)
  const [asked, setAsked] = useState(false)
  const byField = useProof((state) => state.byField)
  return (
    <>
      <div className={styles.left}>
        {(exceeds || asked) && <FlowOverview layout={layout} view={view} byField={byField} />}
        <FlowLegend layout={layout} name={name} />
      </div>
      {children(exceeds ? null : { shown: asked, toggle: () => setAsked(!asked) })}
    </>
  )
}
