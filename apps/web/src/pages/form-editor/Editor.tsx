import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EditedForm } from '../../api/queries.ts'
import { createEditorStore } from '../../editing/draft/editor-store.ts'
import {
  EditorProvider,
  useEditor,
  useEditorState,
  useScreen,
} from '../../editing/editor-context.tsx'
import { createFindings } from '../../editing/findings-store.ts'
import { createScreenStore, type EditorView, viewIn } from '../../editing/screen-store.ts'
import { focusCard } from '../../editing/target-fields.ts'
import { useEditorWidth } from '../../editing/use-editor-width.ts'
import { useSaver } from '../../editing/use-saver.ts'
import { useSidePanel } from '../../editing/use-side-panel.ts'
import { LazySheet } from '../../ui/lazy/LazySheet.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { Announcer, newAnnouncements } from './Announcer.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import { DragArea } from './canvas/DragArea.tsx'
import { SectionCard } from './canvas/LazySectionCard.tsx'
import { TableCard } from './canvas/LazyTableCard.tsx'
import { selectHeading } from './canvas/select-heading.ts'
import { openSettingsAt } from './commands/settings-sections.ts'
import { useCommandContext } from './commands/use-command-context.ts'
import { useFieldClipboard } from './commands/use-field-clipboard.ts'
import styles from './Editor.module.css'
import { FlowScreen } from './FlowScreen.tsx'
import { useWatchFindings } from './findings/use-findings.ts'
import { BottomBar } from './header/BottomBar.tsx'
import { EditorHeader } from './header/EditorHeader.tsx'
import { Overlays } from './Overlays.tsx'
import { Palette } from './palette/Palette.tsx'
import { usePublishing } from './publishing/use-publishing.ts'
import { RulesAffected } from './rules-affected/RulesAffected.tsx'
import { SidePanel } from './SidePanel.tsx'
import { SaveBanner } from './saving/SaveBanner.tsx'
import { sections } from './settings-panel/sections.ts'
import { LabelWithAnswers } from './texts/LazyTexts.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** Editor of one form. `form` is only the initial state; later changes live in the editor store. */
export function Editor({ form }: { form: EditedForm }) {
  const [store] = useState(() => createEditorStore(form))
  const [findings] = useState(() => createFindings(store))
  const [announcements] = useState(newAnnouncements)
  const { search } = useLocation()
  const [screen] = useState(() => createScreenStore(viewIn(search)))
  const saver = useSaver(store)
  const parts = useMemo(
    () => ({
      store,
      saver,
      screen,
      findings,
      announce: (words: string) => announcements.setState({ words }),
    }),
    [store, saver, screen, findings, announcements],
  )
  return (
    <EditorProvider parts={parts}>
      <Screen />
      <Announcer announcements={announcements} />
    </EditorProvider>
  )
}

function Screen() {
  const { store, screen } = useEditor()
  const width = useEditorWidth()
  const name = useEditorState(({ draft }) => draft.name)
  const publishing = usePublishing()
  const view = useScreen((state) => state.view)
  const side = useScreen((state) => state.side)
  const over = useScreen((state) => state.over)
  const { close } = screen
  const context = useCommandContext(publishing)
  useViewInAddress()
  useOpenedByAddress()
  useWatchFindings()
  useShortcuts(context)
  useFieldClipboard(context)

  // Moving focus ends the current typing step, even when the control was removed together with its card.
  useEffect(() => {
    document.addEventListener('focusout', store.endTyping)
    return () => document.removeEventListener('focusout', store.endTyping)
  }, [store])

  return (
    <>
      <title>{`${name} · Ramiform`}</title>
      <div className={styles.screen}>
        <EditorHeader publishing={publishing} />
        <SaveBanner />
        <DragArea>
          <div
            className={styles.editor}
            data-width={width}
            data-view={view}
            data-preview={(view === 'fields' && side === 'preview') || undefined}
          >
            <Center view={view} />
          </div>
        </DragArea>
      </div>
      {width === 'phone' && (
        <>
          {view !== 'design' && <BottomBar publishing={publishing} />}
          <LazySheet open={over === 'palette'} onOpenChange={close} title="Add a field">
            <Palette inSheet onAdded={close} />
          </LazySheet>
        </>
      )}
      <Overlays publishing={publishing} context={context} />
      <RulesAffected />
    </>
  )
}

/** dialogs and drawers that other screens open by `?open=` */
const openedByAddress = ['upload', 'import', 'versions', 'discard'] as const

/** Keeps the view and the address the same, so that the places of the bar and the Back button change it. */
function useViewInAddress() {
  const { screen } = useEditor()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => screen.show(viewIn(search)), [search, screen])
  useEffect(
    () =>
      screen.subscribe(({ view }, before) => {
        if (view === before.view || view === viewIn(window.location.search)) return
        void navigate({ search: view === 'fields' ? '' : `?view=${view}` })
      }),
    [screen, navigate],
  )
}

/** Opens the target of the URL: the chat, a dialog, the heading, or the field, rule or settings section of a problem. */
function useOpenedByAddress() {
  const { store, screen } = useEditor()
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const { chat, logic } = useSidePanel()
  const reached = useRef<string>(undefined)
  useEffect(() => {
    if (reached.current === key) return
    reached.current = key
    const asked = new URLSearchParams(search)
    if (asked.get('side') === 'chat') chat()
    const field = asked.get('field')
    const section = sections.find(({ id }) => id === asked.get('settings'))
    if (field !== null) {
      store.select(field)
      focusCard(field)
      const rule = Number(asked.get('rule'))
      if (rule > 0) {
        logic()
        screen.showRule({ fieldId: field, rule })
      }
    }
    if (section !== undefined) openSettingsAt(screen, section.id)
    const over = openedByAddress.find((one) => one === asked.get('open'))
    const isCopy = asked.get('open') === 'heading'
    if (over === undefined && !isCopy) return
    if (over !== undefined) screen.open(over)
    if (isCopy) selectHeading()
    // Clear the query, so that reloading the page does not open the same dialog again.
    void navigate({ search: '' }, { replace: true })
  }, [search, key, chat, logic, store, screen, navigate])
}

const CompareVersions = lazyWithRetry(() =>
  import('./versions/meaning/CompareVersions.tsx').then((m) => m.CompareVersions),
)

/** Only windows without space for the palette have it. */
const AddFieldMenu = lazyWithRetry(() =>
  import('./palette/AddFieldMenu.tsx').then((m) => m.AddFieldMenu),
)

const DesignView = lazyWithRetry(() => import('./design/DesignView.tsx').then((m) => m.DesignView))

function Center({ view }: { view: EditorView }) {
  if (view === 'fields') return <Fields />
  if (view === 'design') return <DesignView waiting="Loading the design..." />
  if (view === 'compare') return <CompareVersions waiting="Loading the comparison..." />
  return <FlowScreen view={view} />
}

/** Cards whose code only some forms need. A title can be typed as soon as one is added. */
function preloadLayouts() {
  SectionCard.preload()
  TableCard.preload()
  LabelWithAnswers.preload()
}

function Fields() {
  const width = useEditorWidth()
  const side = useScreen((state) => state.side)
  const open = useSidePanel()
  const logicIsThere = width === 'wide' && side === 'logic'
  return (
    <>
      {((width === 'wide' && side !== 'preview') || width === 'medium') && (
        <Palette onMoreShown={preloadLayouts} />
      )}
      <Canvas
        tools={width === 'narrow' ? <AddFieldMenu /> : null}
        onLogic={logicIsThere ? null : open.logic}
      />
      <SidePanel />
    </>
  )
}
