import { useState } from 'react'
import { useNavigate } from 'react-router'
import { replaceDraft } from '../../../editing/draft/form-commands.ts'
import { draftOf } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useVersion } from './use-versions.ts'
import { VersionDetails } from './VersionDetails.tsx'
import { VersionList } from './VersionList.tsx'

/** Drawer with all saved versions. The owner can view, compare and restore them (decision 35). */
export function VersionsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const close = () => {
    setChosen(null)
    onClose()
  }
  return chosen === null ? (
    <Drawer
      open={open}
      onOpenChange={close}
      title="Saved versions"
      note="All published versions are saved. Each submission keeps the version it was made with."
    >
      <VersionList onChoose={setChosen} />
    </Drawer>
  ) : (
    <Chosen open={open} version={chosen} onBack={() => setChosen(null)} onClose={close} />
  )
}

function Chosen({
  open,
  version,
  onBack,
  onClose,
}: {
  open: boolean
  version: number
  onBack: () => void
  onClose: () => void
}) {
  const { store, saver } = useEditor()
  const toast = useToast()
  const navigate = useNavigate()
  const query = useVersion(version)

  async function bringBack() {
    if (query.data === undefined) return
    store.endTyping()
    // Save the current form first, so that it becomes a version of its own.
    await saver.keep()
    const isNew = store.run(replaceDraft(draftOf(query.data), `Restore version ${version}`))
    onClose()
    if (isNew) toast(`Version ${version} restored`, { undo: store.undo })
    else toast(`The form already matches version ${version}`)
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title={`Version ${version}`}
      note={<Button onClick={onBack}>All versions</Button>}
      actions={
        <>
          <Button
            onClick={() => {
              onClose()
              void navigate(`?view=compare&from=${version}`)
            }}
          >
            Compare
          </Button>
          <Button
            variant="primary"
            disabled={query.data === undefined}
            onClick={() => void bringBack()}
          >
            Restore
          </Button>
        </>
      }
    >
      <VersionDetails query={query} />
    </Drawer>
  )
}
