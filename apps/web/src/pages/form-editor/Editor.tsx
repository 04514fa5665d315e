import type { Form } from '@ramiform/core/form'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Waiting } from '../../shell/Waiting.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Announcer, newAnnouncements } from './Announcer.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import { DragArea } from './canvas/DragArea.tsx'
import { createEditorStore } from './document/editor-store.ts'
import styles from './Editor.module.css'
import { EditorProvider, useEditor, useEditorState, useScreen } from './editor-context.tsx'
import { BottomBar } from './header/BottomBar.tsx'
import { EditorHeader } from './header/EditorHeader.tsx'
import { PublishedDialog } from './header/PublishedDialog.tsx'
import { usePublishing } from './header/use-publishing.ts'
import { LogicPanel } from './logic-panel/LogicPanel.tsx'
import { LogicSheet } from './logic-panel/LogicSheet.tsx'
import { AddFieldMenu } from './palette/AddFieldMenu.tsx'
import { Palette } from './palette/Palette.tsx'
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { LeaveGuard } from './saving/LeaveGuard.tsx'
import { RestoreDialog } from './saving/RestoreDialog.tsx'
import { useSaver } from './saving/use-saver.ts'
import { createScreenStore } from './screen-store.ts'
import { SettingsDrawer } from './settings-panel/SettingsDrawer.tsx'
import { useEditorWidth } from './use-media.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** One form being edited. The form it is given is where the edit begins; what follows lives in the store. */
export function Editor({ form }: { form: Form }) {
  const [store] = useState(() => createEditorStore(form))
  const [announcements] = useState(newAnnouncements)
  const location = useLocation()
  const asksForFlow = new URLSearchParams(location.search).get('view') === 'flow'
  const [screen] = useState(() => createScreenStore(asksForFlow ? 'flow' : 'fields'))
  // The Form menu leads to the flow by its address, also from within the editor and a second time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every way here counts, not only another address
  useEffect(() => {
    if (asksForFlow) screen.show('flow')
  }, [asksForFlow, location.key, screen])
  const saver = useSaver(store)
  const parts = useMemo(
    () => ({
      store,
      saver,
      screen,
      announce: (words: string) => announcements.setState({ words }),
    }),
    [store, saver, screen, announcements],
  )
  return (
    <EditorProvider parts={parts}>
      <Screen />
      <Announcer announcements={announcements} />
    </EditorProvider>
  )
}

/** Loaded when it is first opened: most edits need neither. */
const FlowView = lazy(() => import('./flow/FlowView.tsx').then((m) => ({ default: m.FlowView })))
const LivePreview = lazy(() =>
  import('./live-preview/LivePreview.tsx').then((m) => ({ default: m.LivePreview })),
)

function Screen() {
  const { store, screen } = useEditor()
  const width = useEditorWidth()
  const name = useEditorState(({ draft }) => draft.name)
  const publishing = usePublishing()
  const view = useScreen((state) => state.view)
  const side = useScreen((state) => state.side)
  const over = useScreen((state) => state.over)
  const openLogic = useCallback(() => screen.open('logic'), [screen])
  const { close } = screen
  useShortcuts()

  // Leaving a control ends what was typed in it, also when the control is gone with its card.
  useEffect(() => {
    document.addEventListener('focusout', store.endTyping)
    return () => document.removeEventListener('focusout', store.endTyping)
  }, [store])

  return (
    <>
      <title>{`${name} · Ramiform`}</title>
      <EditorHeader publishing={publishing} onSettings={() => screen.open('settings')} />
      <DragArea>
        <div className={styles.editor} data-width={width} data-view={view}>
          {view === 'flow' ? (
            <Suspense fallback={<Waiting label="Drawing the flow..." />}>
              <FlowView />
            </Suspense>
          ) : (
            <>
              {(width === 'wide' || width === 'medium') && <Palette />}
              <Canvas
                tools={width === 'narrow' ? <AddFieldMenu /> : null}
                onLogic={width === 'wide' ? null : openLogic}
              />
              {width === 'wide' && (side === 'logic' ? <LogicPanel /> : <Preview />)}
              {(width === 'medium' || width === 'narrow') && over === 'logic' && (
                <LogicPanel onClose={close} />
              )}
            </>
          )}
        </div>
      </DragArea>
      {width === 'phone' && (
        <>
          <BottomBar publishing={publishing} onOpen={screen.open} />
          <Sheet open={over === 'palette'} onOpenChange={close} title="Add a field">
            <Palette inSheet onAdded={close} />
          </Sheet>
          <LogicSheet open={over === 'logic'} onClose={close} />
        </>
      )}
      <SettingsDrawer open={over === 'settings'} onClose={close} />
      <PublishedDialog publishing={publishing} />
      <ConflictDialog />
      <RestoreDialog />
      <LeaveGuard />
    </>
  )
}

function Preview() {
  return (
    <Suspense fallback={<Waiting label="Loading preview..." />}>
      <LivePreview />
    </Suspense>
  )
}
