import {
  IconAdjustmentsHorizontal,
  IconDeviceFloppy,
  IconEye,
  IconFileUpload,
} from '@tabler/icons-react'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { isFlowView } from '../../../editing/screen-store.ts'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { useSaveState } from '../../../editing/use-saver.ts'
import { useSidePanel } from '../../../editing/use-side-panel.ts'
import { FormBar } from '../../../forms/bar/FormBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { upTo } from '../../../ui/breakpoints.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useNow } from '../../../ui/use-now.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import type { Publishing } from '../publishing/use-publishing.ts'
import styles from './header.module.css'
import { MoreItems, MoreMenu } from './MoreMenu.tsx'
import { saveStateText } from './save-state-text.ts'
import { Redo, Undo } from './UndoRedo.tsx'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const minuteMs = 60_000

/** The form's bar in the editor, with the buttons of building and saving. */
export function EditorHeader({ publishing }: { publishing: Publishing }) {
  const { screen } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const facts = useEditorState((state) => state.facts)
  const savedAt = useEditorState(({ saved }) => saved.at)
  const dirty = useEditorState(isDirty)
  const view = useScreen((state) => state.view)
  const state = useSaveState()
  const now = useNow(minuteMs)
  const open = useSidePanel()
  const { isPublished, slug, closed, live } = facts
  const hasChanges = isPublished && (facts.hasUnpublishedChanges || dirty)
  return (
    <FormBar
      form={{ ...facts, name }}
      place={isFlowView(view) ? 'flow' : 'build'}
      standing={{ isPublished, slug, closed, hasChanges, live }}
      actions={{
        busy: publishing.busy,
        publish: publishing.publish,
        unpublish: publishing.unpublish,
        compare: () => screen.show('compare'),
        discard: () => screen.open('discard'),
        versions: () => screen.open('versions'),
        preview: open.preview,
      }}
      chatPath={`/forms/${facts.id}/edit?side=chat`}
      onExport={() => screen.open('export')}
      state={saveStateText({ state, dirty, savedAt: new Date(savedAt), now })}
      phoneButtons={<Undo />}
      more={
        <>
          <MenuItem icon={<IconEye {...icon} />} onSelect={open.preview}>
            Preview
          </MenuItem>
          <SaveItem onSave={publishing.save} />
          <MoreItems />
          <MenuSeparator />
        </>
      }
      buttons={
        <>
          <Tools />
          <span className={styles.separator} />
          <PreviewToggle />
          <Save onSave={publishing.save} />
        </>
      }
      next={
        (!isPublished || hasChanges) && (
          <Button
            size="sm"
            variant={dirty ? 'plain' : 'primary'}
            busy={publishing.busy}
            onClick={publishing.publish}
          >
            {isPublished ? 'Publish changes' : 'Publish'}
          </Button>
        )
      }
    />
  )
}

/** Undo, redo, history, upload and settings; in narrow windows most of them are a menu. */
function Tools() {
  const { screen } = useEditor()
  const width = useEditorWidth()
  if (width === 'narrow') {
    return (
      <>
        <Undo />
        <MoreMenu />
      </>
    )
  }
  return (
    <>
      <Undo />
      <Redo />
      <HistoryButton />
      <IconButton
        size="sm"
        label="Upload Doc"
        icon={<IconFileUpload size={18} stroke={1.75} aria-hidden />}
        onClick={() => screen.open('upload')}
      />
      <IconButton
        size="sm"
        label="Settings"
        icon={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
        onClick={() => screen.open('settings')}
      />
    </>
  )
}

function Save({ onSave }: { onSave: () => void }) {
  const { store } = useEditor()
  const dirty = useEditorState(isDirty)
  const saving = useSaveState().kind === 'saving'
  return (
    <Button
      size="sm"
      variant={dirty || saving ? 'primary' : 'quiet'}
      className={styles.save ?? ''}
      busy={saving}
      disabled={!dirty}
      onClick={onSave}
      onMouseDown={store.endTyping}
    >
      {saving ? 'Saving...' : 'Save'}
    </Button>
  )
}

function SaveItem({ onSave }: { onSave: () => void }) {
  const dirty = useEditorState(isDirty)
  return (
    <MenuItem icon={<IconDeviceFloppy {...icon} />} disabled={!dirty} onSelect={onSave}>
      Save
    </MenuItem>
  )
}

/** Toggle between the preview, which shows the form as visitors see it, and the logic panel. */
function PreviewToggle() {
  const hasRoom = useEditorWidth() === 'wide'
  const shown = useScreen(({ side, over, view }) =>
    hasRoom ? side === 'preview' && view === 'fields' : over === 'preview',
  )
  const open = useSidePanel()
  const short = useMedia(upTo.editor)
  if (short) {
    return (
      <IconButton
        size="sm"
        label="Preview"
        aria-pressed={shown}
        icon={<IconEye size={18} stroke={1.75} aria-hidden />}
        onClick={open.togglePreview}
      />
    )
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.toggle ?? ''}
      icon={<IconEye {...icon} />}
      aria-pressed={shown}
      onClick={open.togglePreview}
    >
      Preview
    </Button>
  )
}
