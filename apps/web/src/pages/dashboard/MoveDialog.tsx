import type { Folder } from '@ramiform/contract/calls'
import { IconCheck, IconFolder, IconFolderOff, IconFolderPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { formCountText } from './for-each-form.ts'
import styles from './MoveDialog.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Choice of a folder for forms. A click moves them. Mount it while it is open. */
export function MoveDialog({
  forms,
  folders,
  onMove,
  onNewFolder,
  onClose,
}: {
  forms: readonly DashboardForm[]
  folders: readonly Folder[]
  onMove: (folder: Folder | null) => void
  onNewFolder: () => void
  onClose: () => void
}) {
  const [first] = forms
  const name = forms.length === 1 && first !== undefined ? first.name : formCountText(forms.length)
  const areIn = (id: string | undefined) => forms.every(({ folderId }) => folderId === id)
  const choose = (folder: Folder | null) => {
    onClose()
    onMove(folder)
  }
  return (
    <Dialog open onOpenChange={onClose} title={`Move ${name}`}>
      <ul className={styles.folders}>
        {folders.map((folder) => (
          <Choice
            key={folder.id}
            icon={<IconFolder {...icon} />}
            isHere={areIn(folder.id)}
            onChoose={() => choose(folder)}
          >
            {folder.name}
          </Choice>
        ))}
        <Choice
          icon={<IconFolderOff {...icon} />}
          isHere={areIn(undefined)}
          onChoose={() => choose(null)}
        >
          No folder
        </Choice>
        <Choice icon={<IconFolderPlus {...icon} />} isHere={false} onChoose={onNewFolder}>
          New folder…
        </Choice>
      </ul>
    </Dialog>
  )
}

function Choice({
  icon: mark,
  isHere,
  onChoose,
  children,
}: {
  icon: ReactNode
  /** true if all forms are in the folder already */
  isHere: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button type="button" className={styles.folder} disabled={isHere} onClick={onChoose}>
        {mark}
        <span>{children}</span>
        {isHere && <IconCheck {...icon} className={styles.here} aria-label="Already here" />}
      </button>
    </li>
  )
}
