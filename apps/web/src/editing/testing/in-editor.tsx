import type { Field } from '@ramiform/core/field'
import { emptySchema, type Settings } from '@ramiform/core/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import type { EditedForm } from '../../api/queries.ts'
import { ToastProvider } from '../../ui/Toast.tsx'
import { createEditorStore } from '../draft/editor-store.ts'
import { EditorProvider } from '../editor-context.tsx'
import { createFindings } from '../findings-store.ts'
import { createSaver, type SaveOutcome } from '../saving/saver.ts'
import { createScreenStore } from '../screen-store.ts'
import { aStoredForm } from './stored-form.ts'

/** A form with these fields, as the server sends it to the editor. */
export function editedForm(fields: readonly Field[], more: Partial<EditedForm> = {}) {
  return aStoredForm({ version: 1, schema: { ...emptySchema(), fields }, ...more })
}

/** The stores of an editor without a page and a server. `saves` answers one save each. */
export function editorParts(form: EditedForm, ...saves: SaveOutcome[]) {
  const store = createEditorStore(form)
  const said: string[] = []
  const saver = createSaver(
    store,
    async () => saves.shift() ?? { kind: 'failed', message: 'No answer.' },
  )
  return {
    store,
    saver,
    said,
    screen: createScreenStore(),
    findings: createFindings(store),
    announce: (words: string) => void said.push(words),
    field: (id: string) => store.getState().draft.schema.fields.find((one) => one.id === id),
    settings: (): Settings => store.getState().draft.schema.settings,
  }
}

/** What every widget of the editor finds around it. */
export function InEditor({
  parts,
  children,
}: {
  parts: ReturnType<typeof editorParts>
  children: ReactNode
}) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <EditorProvider parts={parts}>{children}</EditorProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
}
