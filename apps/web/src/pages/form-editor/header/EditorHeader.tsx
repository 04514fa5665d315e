import { IconAdjustmentsHorizontal, IconEye, IconFileUpload } from '@tabler/icons-react'
import { FormBar } from '../../../forms/FormBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { isDirty } from '../document/editor-store.ts'
import { useEditor, useEditorState, useScreen } from '../editor-context.tsx'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { useSaveState } from '../saving/use-saver.ts'
import { useEditorWidth } from '../use-media.ts'
import { useOpenBeside } from '../use-open-beside.ts'
import styles from './header.module.css'
import { MoreMenu } from './MoreMenu.tsx'
import { saveStateText } from './save-state-text.ts'
import { Redo, Undo } from './UndoRedo.tsx'
import { useNow } from './use-now.ts'
import type { Publishing } from './use-publishing.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const minuteMs = 60_000

export function EditorHeader({ publishing }: { publishing: Publishing }) {
  const { screen } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const facts = useEditorState((state) => state.facts)
  const savedAt = useEditorState(({ saved }) => saved.at)
  const dirty = useEditorState(isDirty)
  const state = useSaveState()
  const now = useNow(minuteMs)
  const width = useEditorWidth()
  const phone = width === 'phone'
  const narrow = phone || width === 'narrow'
  const { isPublished } = facts
  return (
    <FormBar
      form={{ ...facts, name }}
      hasChanges={dirty}
      chatPath={`/forms/${facts.id}/edit?side=chat`}
      onExport={() => screen.open('export')}
      state={saveStateText({ state, dirty, isPublished, savedAt: new Date(savedAt), now })}
    >
      <Undo />
      {narrow ? (
        <MoreMenu />
      ) : (
        <>
          <Redo />
          <HistoryButton />
          <span className={styles.separator} />
        </>
      )}
      {!phone && (
        <>
          <PreviewToggle />
          {!narrow && (
            <Button
              variant="quiet"
              size="sm"
              icon={<IconFileUpload {...icon} />}
              onClick={() => screen.open('upload')}
            >
              Upload Doc
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={<IconAdjustmentsHorizontal {...icon} />}
            onClick={() => screen.open('settings')}
          >
            Settings
          </Button>
          <span className={styles.separator} />
        </>
      )}
      {!phone && isPublished && (
        <Button size="sm" variant="quiet" busy={publishing.busy} onClick={publishing.unpublish}>
          Unpublish
        </Button>
      )}
      <Save />
      {!phone && !isPublished && (
        <Button size="sm" variant="primary" busy={publishing.busy} onClick={publishing.publish}>
          Publish
        </Button>
      )}
    </FormBar>
  )
}

function Save() {
  const { store, saver } = useEditor()
  const isPublished = useEditorState(({ facts }) => facts.isPublished)
  const dirty = useEditorState(isDirty)
  const saving = useSaveState().kind === 'saving'
  return (
    <Button
      size="sm"
      variant={isPublished ? 'primary' : 'plain'}
      busy={saving}
      disabled={!dirty}
      onClick={() => void saver.save()}
      onMouseDown={store.endTyping}
    >
      {saving ? 'Saving...' : 'Save'}
    </Button>
  )
}

/** The form as visitors will see it, in the place of the logic; pressed again the logic is back. */
function PreviewToggle() {
  const hasRoom = useEditorWidth() === 'wide'
  const shown = useScreen(({ side, over, view }) =>
    hasRoom ? side === 'preview' && view === 'fields' : over === 'preview',
  )
  const open = useOpenBeside()
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
