import type { Folder } from '@ramiform/contract/calls'
import { Sheet } from '../../ui/Sheet.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { FolderDialog } from './FolderDialog.tsx'
import { FolderList, type FolderListProps } from './FolderList.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import type { FolderActions } from './use-folders.ts'

/** The open dialog about folders; one at a time. */
export type FolderOver =
  | { readonly kind: 'move'; readonly forms: readonly DashboardForm[] }
  /** a new folder, for these forms or none */
  | { readonly kind: 'new'; readonly forms: readonly DashboardForm[] }
  | { readonly kind: 'rename'; readonly folder: Folder }
  /** the folders in a sheet, where there is no rail */
  | { readonly kind: 'list' }

export interface FolderDialogsProps {
  /** a dialog is open, which loads the code */
  readonly open: boolean
  readonly over: FolderOver | null
  readonly onOver: (over: FolderOver | null) => void
  readonly list: FolderListProps
  readonly actions: FolderActions
}

export function FolderDialogs({ open, over, onOver, list, actions }: FolderDialogsProps) {
  const close = () => onOver(null)
  return (
    <>
      {over?.kind === 'move' && (
        <MoveDialog
          forms={over.forms}
          folders={list.folders}
          onMove={(folder) => void actions.move(over.forms, folder)}
          onNewFolder={() => onOver({ kind: 'new', forms: over.forms })}
          onClose={close}
        />
      )}
      {over?.kind === 'new' && (
        <FolderDialog
          title="New folder"
          confirmLabel={over.forms.length === 0 ? 'Create' : 'Create and move'}
          onClose={close}
          onSave={async (name) => {
            const folder = await actions.create(name)
            if (over.forms.length > 0) await actions.move(over.forms, folder)
          }}
        />
      )}
      {over?.kind === 'rename' && (
        <FolderDialog
          title={`Rename ${over.folder.name}`}
          name={over.folder.name}
          confirmLabel="Rename"
          onClose={close}
          onSave={(name) => actions.rename(over.folder.id, name)}
        />
      )}
      <Sheet open={open && over?.kind === 'list'} onOpenChange={close} title="Folders and bin">
        <FolderList
          {...list}
          onChosen={close}
          onDelete={(folder) => {
            close()
            list.onDelete(folder)
          }}
        />
      </Sheet>
    </>
  )
}
