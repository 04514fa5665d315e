import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { replaceDraft } from '../document/form-commands.ts'
import { draftOf } from '../document/form-draft.ts'
import { useEditor } from '../editor-context.tsx'
import { useVersion } from './use-versions.ts'
import { VersionDetails } from './VersionDetails.tsx'
import { VersionList } from './VersionList.tsx'

/** Every saved version: to look at, to compare with what is on the canvas, to bring back (decision 35). */
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
      note="Every save is kept, and submissions keep the version they were made with."
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
  const { store } = useEditor()
  const toast = useToast()
  const query = useVersion(version)

  function bringBack() {
    if (query.data === undefined) return
    store.endTyping()
    const isNew = store.run(replaceDraft(draftOf(query.data), `Bring back version ${version}`))
    onClose()
    if (isNew) toast(`Version ${version} brought back, not saved yet`, { undo: store.undo })
    else toast(`The form already reads as version ${version}`)
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title={`Version ${version}`}
      note={<Button onClick={onBack}>All versions</Button>}
      actions={
        <Button variant="primary" disabled={query.data === undefined} onClick={bringBack}>
          Bring back
        </Button>
      }
    >
      <VersionDetails query={query} />
    </Drawer>
  )
}
