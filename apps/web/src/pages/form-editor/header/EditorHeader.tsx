import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconArrowsDiff,
  IconChevronDown,
  IconEye,
  IconFileUpload,
  IconWorldOff,
} from '@tabler/icons-react'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { useOpenBeside } from '../../../editing/use-open-beside.ts'
import { useSaveState } from '../../../editing/use-saver.ts'
import { FormBar } from '../../../forms/bar/FormBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import styles from './header.module.css'
import { MoreMenu } from './MoreMenu.tsx'
import { saveStateText } from './save-state-text.ts'
import { Redo, Undo } from './UndoRedo.tsx'
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
  const { isPublished } = facts
  const changed = isPublished && (facts.hasUnpublishedChanges || dirty)
  // Unpublished changes add two buttons, which need the space of the form's name in a medium window.
  const narrow = phone || width === 'narrow' || (changed && width === 'medium')
  return (
    <FormBar
      form={{ ...facts, name }}
      hasChanges={changed}
      chatPath={`/forms/${facts.id}/edit?side=chat`}
      onExport={() => screen.open('export')}
      state={saveStateText({ state, dirty, savedAt: new Date(savedAt), now })}
    >
      <Undo />
      {narrow ? (
        <MoreMenu ofChanges={changed && <UnpublishedItems onUnpublish={publishing.unpublish} />} />
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
      {changed && !narrow && <UnpublishedMenu onUnpublish={publishing.unpublish} />}
      {isPublished && !(phone || changed) && (
        <Button size="sm" variant="quiet" busy={publishing.busy} onClick={publishing.unpublish}>
          Unpublish
        </Button>
      )}
      <Save onSave={publishing.save} />
      {!phone && (!isPublished || changed) && (
        <Button
          size="sm"
          variant={dirty ? 'plain' : 'primary'}
          busy={publishing.busy}
          onClick={publishing.publish}
        >
          {isPublished ? 'Publish changes' : 'Publish'}
        </Button>
      )}
    </FormBar>
  )
}

/** Menu of actions on unpublished changes, other than publishing. */
function UnpublishedMenu({ onUnpublish }: { onUnpublish: () => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" variant="quiet" iconEnd={<IconChevronDown {...icon} />}>
          Unpublished changes
        </Button>
      }
    >
      <UnpublishedItems onUnpublish={onUnpublish} />
    </Menu>
  )
}

function UnpublishedItems({ onUnpublish }: { onUnpublish: () => void }) {
  const { screen } = useEditor()
  const live = useEditorState(({ facts }) => facts.live)
  return (
    <>
      <MenuItem icon={<IconArrowsDiff {...icon} />} onSelect={() => screen.open('compare')}>
        {`Compare with version ${live ?? ''}`}
      </MenuItem>
      <MenuItem icon={<IconArrowBackUp {...icon} />} onSelect={() => screen.open('discard')}>
        Discard changes...
      </MenuItem>
      <MenuItem icon={<IconWorldOff {...icon} />} onSelect={onUnpublish}>
        Unpublish
      </MenuItem>
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
      variant={dirty ? 'primary' : 'plain'}
      busy={saving}
      disabled={!dirty}
      onClick={onSave}
      onMouseDown={store.endTyping}
    >
      {saving ? 'Saving...' : 'Save'}
    </Button>
  )
}

/** Toggle between the preview, which shows the form as visitors see it, and the logic panel. */
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
