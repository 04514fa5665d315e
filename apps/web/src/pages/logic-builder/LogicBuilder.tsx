import type { Form } from '@ramiform/core/form'
import { useEffect, useRef } from 'react'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { useOwnForm } from '../../forms/use-own-form.ts'
import { Page } from '../../shell/Page.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import styles from './LogicBuilder.module.css'
import { Output } from './Output.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'
import { ReadyStrip } from './ReadyStrip.tsx'
import type { TreeSource } from './read-tree-now.ts'
import { sampleTree } from './sample-tree.ts'
import { sourceOfMainButton } from './source-of-input.ts'
import { TreeInput } from './TreeInput.tsx'
import { useBuilder } from './use-builder.ts'

/** The logic builder (spec section 2): creates a form from a decision tree, step by step. */
export function LogicBuilder({ id }: { id: string }) {
  const form = useOwnForm(id)
  if (form === undefined) return <Waiting label="Loading form..." />
  return (
    <>
      <title>{`AI Form Generator · ${form.name} · Ramiform`}</title>
      <FormPageBar form={form} place={null} />
      <Page close>
        <Builder form={form} />
      </Page>
    </>
  )
}

function Builder({ form }: { form: Form }) {
  const builder = useBuilder(form.id)
  const { input, generation, isIdle, problem, fields } = builder
  const { stage } = generation
  const toast = useToast()
  const area = useRef<HTMLTextAreaElement>(null)
  const output = useRef<HTMLElement>(null)

  useEffect(() => {
    if (problem !== null) area.current?.focus()
  }, [problem])

  function begin(from: TreeSource | null) {
    if (!isIdle || from === null) return
    builder.begin(from)
    // The pressed button is now disabled; and on phones the tree is drawn below the input.
    output.current?.focus()
  }

  function beginWithTree() {
    const { text } = input
    if (text.trim() !== '') return begin({ kind: 'tree', text })
    builder.refuse('Please enter an ASCII decision tree to get started!')
  }

  function beginWithSample() {
    const { text } = input
    builder.change({ text: sampleTree })
    begin({ kind: 'tree', text: sampleTree })
    if (text.trim() === '' || text === sampleTree) return
    toast('The sample replaced your tree', {
      undo: () => {
        builder.reset()
        builder.change({ text })
      },
    })
  }

  return (
    <>
      <div className={styles.top}>
        <div>
          <h1>AI Form Generator</h1>
          <p>Draw a decision tree or describe a form. Everything stays in your browser.</p>
        </div>
        {!isIdle && (
          <Button
            onClick={() => {
              builder.reset()
              area.current?.focus()
            }}
          >
            Reset
          </Button>
        )}
      </div>
      {!isIdle && <ProgressSteps stage={stage} />}
      <div className={styles.columns} data-idle={isIdle || undefined}>
        <TreeInput
          input={input}
          tree={builder.tree}
          isHeld={!isIdle}
          problem={problem}
          areaRef={area}
          onChange={builder.change}
          onGenerate={() => begin(sourceOfMainButton(input))}
          onStart={beginWithTree}
          onSample={beginWithSample}
        />
        <Output
          boxRef={output}
          tree={builder.tree}
          generation={generation}
          hasFailed={problem !== null}
          without={builder.without}
          edits={builder.edits}
          onLeaveOut={builder.leaveOut}
          onEdit={builder.edit}
          onShowAtOnce={() => {
            builder.showAtOnce()
            // The pressed button was removed.
            output.current?.focus()
          }}
        />
      </div>
      {(stage === 'form_complete' || stage === 'preview_ready') && (
        <ReadyStrip
          fields={fields.length}
          byAnswer={fields.filter(({ conditional }) => conditional !== undefined).length}
          present={form.name}
          created={builder.created}
          isCreating={builder.isCreating}
          hasFailed={builder.hasFailed}
          onCreate={builder.create}
        />
      )}
    </>
  )
}
