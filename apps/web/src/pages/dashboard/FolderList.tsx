import type { Folder } from '@ramiform/contract/calls'
import {
  IconDots,
  IconFolder,
  IconFolderOff,
  IconList,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { binCountQuery } from '../../api/queries.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { noFolder } from './dashboard-forms.ts'
import { acceptsForms, droppedForms } from './drag-forms.ts'
import styles from './FolderList.module.css'
import { folderAddress } from './use-dashboard-address.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface FolderListProps {
  readonly folders: readonly Folder[]
  /** numbers of forms by folder id, and under `noFolder` */
  readonly counts: ReadonlyMap<string, number>
  /** number of all forms */
  readonly total: number
  /** the shown folder; null for all forms */
  readonly shown: string | null
  readonly onNew: () => void
  readonly onRename: (folder: Folder) => void
  readonly onDelete: (folder: Folder) => void
  /** forms were dropped on a folder, or with null on *No folder* */
  readonly onDrop: (ids: readonly string[], folder: Folder | null) => void
  /** called after a folder was chosen */
  readonly onChosen?: () => void
}

/** Folders with their number of forms, and the bin. Rows of the list can be dropped on a folder. */
export function FolderList(props: FolderListProps) {
  const { folders, counts, total, shown, onNew, onRename, onDelete, onDrop, onChosen } = props
  const { data: inBin } = useQuery(binCountQuery)
  return (
    <nav aria-label="Folders" className={styles.folders}>
      <div className={styles.head}>
        <h2>Folders</h2>
        <IconButton size="sm" label="New folder" icon={<IconPlus {...icon} />} onClick={onNew} />
      </div>
      <ul>
        <FolderLink
          to={folderAddress(null)}
          icon={<IconList {...icon} />}
          name="All forms"
          count={total}
          isShown={shown === null}
          onChosen={onChosen}
        />
        {folders.map((folder) => (
          <FolderLink
            key={folder.id}
            to={folderAddress(folder.id)}
            icon={<IconFolder {...icon} />}
            name={folder.name}
            count={counts.get(folder.id) ?? 0}
            isShown={shown === folder.id}
            onChosen={onChosen}
            onDrop={(ids) => onDrop(ids, folder)}
          >
            <Menu
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  label={`Actions for the folder ${folder.name}`}
                  tooltip="none"
                  icon={<IconDots {...icon} />}
                />
              }
            >
              <MenuItem onSelect={() => onRename(folder)}>Rename</MenuItem>
              <MenuItem danger onSelect={() => onDelete(folder)}>
                Delete folder
              </MenuItem>
            </Menu>
          </FolderLink>
        ))}
        {folders.length > 0 && (
          <FolderLink
            to={folderAddress(noFolder)}
            icon={<IconFolderOff {...icon} />}
            name="No folder"
            count={counts.get(noFolder) ?? 0}
            isShown={shown === noFolder}
            onChosen={onChosen}
            onDrop={(ids) => onDrop(ids, null)}
          />
        )}
      </ul>
      <Link to="/bin" className={classNames(styles.link, styles.bin)}>
        <IconTrash {...icon} />
        <span>Bin</span>
        {inBin !== undefined && <em>{inBin.toLocaleString('en')}</em>}
      </Link>
    </nav>
  )
}

function FolderLink({
  to,
  icon: mark,
  name,
  count,
  isShown,
  onChosen,
  onDrop,
  children,
}: {
  to: string
  icon: ReactNode
  name: string
  count: number
  isShown: boolean
  onChosen: (() => void) | undefined
  onDrop?: (ids: readonly string[]) => void
  children?: ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  return (
    <li
      className={styles.folder}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (onDrop === undefined || !acceptsForms(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        event.preventDefault()
        const ids = droppedForms(event)
        if (ids.length > 0) onDrop?.(ids)
      }}
    >
      <Link
        to={to}
        className={styles.link}
        aria-current={isShown ? 'page' : undefined}
        preventScrollReset
        draggable={false}
        onClick={onChosen}
      >
        {mark}
        <span title={name}>{name}</span>
        <em>{count.toLocaleString('en')}</em>
      </Link>
      {children}
    </li>
  )
}
