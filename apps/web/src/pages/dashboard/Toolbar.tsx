import {
  IconArrowsSort,
  IconFolder,
  IconFolderPlus,
  IconLayoutGrid,
  IconList,
} from '@tabler/icons-react'
import type { Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { focusFirstForm } from './focus-form.ts'
import { formOrderNames, formOrders, orderName, type SortedBy } from './form-order.ts'
import styles from './Toolbar.module.css'
import type { View } from './use-stored-view.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export interface ToolbarProps {
  readonly field: Ref<HTMLInputElement>
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onSearchNow: () => void
  /** number of forms found: `12 of 1,000`; empty without search and filter */
  readonly found: string
  readonly sortedBy: SortedBy
  readonly onSort: (sortedBy: SortedBy) => void
  readonly view: View
  readonly onView: (view: View) => void
  /** the page has a rail with folders, which phones show in a sheet */
  readonly hasFolders: boolean
  readonly onFolders: () => void
  readonly onNewFolder: () => void
}

/** Search, sort order and view of the forms. */
export function Toolbar(props: ToolbarProps) {
  const { field, search, onSearch, found, sortedBy, onSort, view, onView } = props
  return (
    <div className={styles.tools}>
      <SearchField
        ref={field}
        className={styles.search}
        label="Search forms"
        placeholder="Search forms"
        shortcut="/"
        value={search}
        onChange={onSearch}
        onBlur={props.onSearchNow}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          focusFirstForm()
        }}
      />
      <p className={styles.found} role="status">
        {found}
      </p>
      {props.hasFolders ? (
        <IconButton
          label="Folders and bin"
          tooltip="none"
          className={styles.folders}
          icon={<IconFolder {...icon} size={18} />}
          onClick={props.onFolders}
        />
      ) : (
        <Button
          variant="quiet"
          className={styles.tool}
          icon={<IconFolderPlus {...icon} />}
          onClick={props.onNewFolder}
        >
          <span className="visually-hidden-on-phones">New folder</span>
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" className={styles.tool} icon={<IconArrowsSort {...icon} />}>
            <VisuallyHidden>Sort by </VisuallyHidden>
            <span className="visually-hidden-on-phones">
              {formOrders[orderName(sortedBy)].label}
            </span>
          </Button>
        }
      >
        <MenuChoices
          label="Sort by"
          options={orders}
          value={orderName(sortedBy)}
          onChange={onSort}
        />
      </Menu>
      <div className={styles.view}>
        <Segmented label="View" iconsOnly options={views} value={view} onChange={onView} />
      </div>
    </div>
  )
}

const orders = formOrderNames.map((value) => ({ value, label: formOrders[value].label }))

const views = [
  { value: 'list', label: 'List', icon: <IconList {...icon} /> },
  { value: 'grid', label: 'Grid', icon: <IconLayoutGrid {...icon} /> },
] as const
