import { formTemplates } from '@ramiform/formats/templates/index'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { chosenFields } from '../found-fields/edit-found.ts'
import styles from './Generator.module.css'
import { recognizedForm, specifiedForm } from './generated-forms.ts'
import {
  emptyDraft,
  forgetDraft,
  type GeneratorDraft,
  type GeneratorTab,
  keepDraft,
  readDraft,
} from './generator-draft.ts'
import { JsonTab } from './JsonTab.tsx'
import { NaturalTab } from './NaturalTab.tsx'
import { RecognizedPanel } from './RecognizedPanel.tsx'
import { sourceOf } from './source-of.ts'
import { TemplatesTab } from './TemplatesTab.tsx'
import { TreeTab } from './TreeTab.tsx'
import { templateBehind } from './title-of.ts'
import { useGeneration } from './use-generation.ts'
import { useRecognition } from './use-recognition.ts'

export interface GeneratorProps {
  readonly open: boolean
  readonly onClose: () => void
}

const tabs = [
  { value: 'natural', label: 'Natural Language' },
  { value: 'templates', label: 'Templates' },
  { value: 'tree', label: 'ASCII Tree' },
  { value: 'json', label: 'JSON Schema' },
] as const

const missing: Readonly<Record<GeneratorTab, string>> = {
  natural: 'Describe the form first',
  templates: 'Pick a template first',
  tree: 'Draw or paste a tree first',
  json: 'Paste JSON first',
}

/**
 * Form generator with four sources: words, template, tree and JSON. Creates the specified basic form or the recognized
 * one (decision 27).
 */
export function Generator({ open, onClose }: GeneratorProps) {
  const { draft, change, clear } = useGeneratorDraft()
  const titleField = useRef<HTMLInputElement>(null)
  const source = sourceOf(draft)
  const recognized = useRecognition(source.kind, source.text)
  const { busy, failure, fail, generate } = useGeneration(() => {
    clear()
    onClose()
  })
  const { recognition, without, edits } = recognized
  const found = recognition?.kind === 'found' && source.text.trim() !== '' ? recognition : null
  const chosen = found === null ? [] : chosenFields(found.found.fields, without, edits)
  const isEmpty = draft.tab === 'templates' || source.text.trim() === ''
  const isUnticked = draft.tab === 'json' && found !== null && chosen.length === 0
  const hasAlternative = draft.tab !== 'json' && draft.tab !== 'templates' && chosen.length > 0

  function edit(part: Partial<GeneratorDraft>) {
    fail(null)
    change(part)
  }

  function generateSpecified() {
    const form = specifiedForm(
      draft,
      { without, edits, shown: recognized.isReading ? null : recognition },
      Date.now(),
    )
    if ('failed' in form) fail(form.failed)
    else generate('specified', form)
  }

  function pick(slug: string) {
    const template = formTemplates.find((one) => one.slug === slug)
    if (template === undefined) return
    edit({ tab: 'natural', template: slug, title: null, description: template.description })
    // The pressed card disappears with its tab, so the focus moves to the title.
    requestAnimationFrame(() => titleField.current?.focus())
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Smart Form Generator"
      width={960}
      initialFocus={titleField}
      note="Everything stays in this browser."
      actions={
        <>
          <Button
            variant={hasAlternative ? 'plain' : 'primary'}
            busy={busy === 'specified'}
            disabled={isEmpty || isUnticked || busy !== null}
            disabledReason={
              isEmpty ? missing[draft.tab] : isUnticked ? 'Select at least one field' : undefined
            }
            onClick={generateSpecified}
          >
            {busy === 'specified' ? 'Generating Form...' : 'Generate Form'}
          </Button>
          {hasAlternative && found !== null && (
            <Button
              variant="primary"
              busy={busy === 'recognized'}
              disabled={busy !== null}
              onClick={() => generate('recognized', recognizedForm(draft, found, chosen))}
            >
              {busy === 'recognized'
                ? 'Generating Form...'
                : `Create with ${chosen.length === 1 ? 'this field' : `these ${chosen.length} fields`}`}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label="Form source"
        tabs={tabs}
        value={draft.tab}
        onChange={(tab) => edit({ tab })}
        className={styles.tabs}
      >
        {failure !== null && (
          <Note tone="error" className={styles.failed}>
            {failure}
          </Note>
        )}
        <TabPanel value="templates" className={styles.panel}>
          <TemplatesTab picked={templateBehind(draft)?.slug ?? null} onPick={pick} />
        </TabPanel>
        {draft.tab !== 'templates' && (
          <div className={styles.columns}>
            <TabPanel value="natural" className={styles.panel}>
              <NaturalTab draft={draft} onChange={edit} titleField={titleField} />
            </TabPanel>
            <TabPanel value="tree" className={styles.panel}>
              <TreeTab text={draft.tree} onChange={(tree) => edit({ tree })} />
            </TabPanel>
            <TabPanel value="json" className={styles.panel}>
              <JsonTab text={draft.json} onChange={(json) => edit({ json })} />
            </TabPanel>
            <RecognizedPanel
              tab={draft.tab}
              kind={source.kind}
              isEmpty={isEmpty}
              recognized={recognized}
              onExample={(description) => edit({ description })}
            />
          </div>
        )}
      </Tabs>
    </Dialog>
  )
}

const storage = () => sessionStorage

/**
 * The generator's draft for this browser session, stored on every change. It survives closing the generator or the
 * page.
 */
function useGeneratorDraft() {
  const [draft, setDraft] = useState(() => readDraft(storage))
  useEffect(() => {
    if (draft === emptyDraft) forgetDraft(storage)
    else keepDraft(storage, draft)
  }, [draft])
  return {
    draft,
    change: (part: Partial<GeneratorDraft>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => {
      forgetDraft(storage)
      setDraft(emptyDraft)
    },
  }
}
