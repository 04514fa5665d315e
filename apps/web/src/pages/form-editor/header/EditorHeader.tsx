import { IconAdjustmentsHorizontal, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { FormBar } from '../../../forms/FormBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { isDirty } from '../document/editor-store.ts'
import type { SaveState } from '../document/saver.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { useSaveState } from '../saving/use-saver.ts'
import { useMedia } from '../use-media.ts'
import styles from './header.module.css'
import { saveStateText } from './save-state-text.ts'
import type { Publishing } from './use-publishing.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function EditorHeader({
  publishing,
  onSettings,
}: {
  publishing: Publishing
  onSettings: () => void
}) {
  const { store, saver } = useEditor()
  const name = useEditorState(({ draft }) => draft.name)
  const facts = useEditorState((state) => state.facts)
  const dirty = useEditorState(isDirty)
  const state = useSaveState()
  const phone = useMedia('(max-width: 760px)')
  const saving = state.kind === 'saving'
  useFailureNotice(state)
  const { isPublished } = facts
  return (
    <FormBar form={{ ...facts, name }} state={saveStateText(state, dirty, isPublished)}>
      <Undo />
      {!phone && (
        <>
          <Redo />
          <span className={styles.separator} />
          <Button
            variant="quiet"
            size="sm"
            icon={<IconAdjustmentsHorizontal {...icon} size={16} />}
            onClick={onSettings}
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
      {!phone && !isPublished && (
        <Button size="sm" variant="primary" busy={publishing.busy} onClick={publishing.publish}>
          Publish
        </Button>
      )}
    </FormBar>
  )
}

/** Says once that saving does not work; the bar has no room for it in narrow windows. */
function useFailureNotice(state: SaveState) {
  const toast = useToast()
  const told = useRef(false)
  useEffect(() => {
    if (state.kind === 'idle') told.current = false
    if ((state.kind !== 'retrying' && state.kind !== 'refused') || told.current) return
    told.current = true
    toast(saveStateText(state, true, false), { kind: 'failed' })
  }, [state, toast])
}

function Undo() {
  const { store } = useEditor()
  const step = useEditorState(({ past }) => past.at(-1)?.name)
  return (
    <IconButton
      size="sm"
      label={step === undefined ? 'Undo' : `Undo: ${step}`}
      icon={<IconArrowBackUp {...icon} />}
      disabled={step === undefined}
      onClick={store.undo}
    />
  )
}

function Redo() {
  const { store } = useEditor()
  const step = useEditorState(({ future }) => future.at(-1)?.name)
  return (
    <IconButton
      size="sm"
      label={step === undefined ? 'Redo' : `Redo: ${step}`}
      icon={<IconArrowForwardUp {...icon} />}
      disabled={step === undefined}
      onClick={store.redo}
    />
  )
}
