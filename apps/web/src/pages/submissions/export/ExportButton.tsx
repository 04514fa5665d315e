import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import styles from './ExportButton.module.css'
import type { useExport } from './use-export.ts'

export interface ExportButtonProps {
  readonly exporting: ReturnType<typeof useExport>
  /** number of all submissions */
  readonly total: number
  /** "31 of 412" while a filter narrows the rows; undefined without one */
  readonly found: string | undefined
  readonly isFiltered: boolean
  /** number of selected rows */
  readonly selected: number
  readonly ref: Ref<HTMLButtonElement>
}

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel (XLSX)' },
] as const
const cells = [
  { value: 'empty', label: 'Leave empty' },
  { value: 'words', label: 'Write “Not asked”' },
] as const

/** Exports all submissions as CSV with one click, and what the menu offers: found or selected ones, and Excel. */
export function ExportButton(props: ExportButtonProps) {
  const { exporting, total, found, isFiltered, selected, ref } = props
  const { isExporting, start, format, setFormat, unasked, setUnasked } = exporting
  const choice = { format, unasked: unasked === 'words' }
  const asCsv = { ...choice, format: 'csv' } as const
  const button = (
    <Button
      ref={ref}
      aria-keyshortcuts="e"
      className={styles.export}
      busy={isExporting}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
      {...(!isFiltered && { onClick: () => start('all', asCsv) })}
    >
      <span className="visually-hidden-on-phones">
        {isExporting ? 'Exporting...' : 'Export CSV'}
      </span>
    </Button>
  )
  return (
    <span className={styles.group}>
      {!isFiltered || isExporting ? (
        button
      ) : (
        <Menu align="end" trigger={button}>
          <MenuItem onSelect={() => start('found', asCsv)}>Only search results</MenuItem>
          <MenuItem onSelect={() => start('all', asCsv)}>
            All {total.toLocaleString('en')} submissions
          </MenuItem>
        </Menu>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            className={styles.more}
            label="More ways to export"
            disabled={isExporting}
            icon={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          />
        }
      >
        <MenuChoices
          keepsOpen
          label="Format"
          options={formats}
          value={format}
          onChange={setFormat}
        />
        <MenuSeparator />
        <MenuChoices
          keepsOpen
          label="Questions that were not asked"
          options={cells}
          value={unasked}
          onChange={setUnasked}
        />
        <MenuSeparator />
        {selected > 0 && (
          <MenuItem onSelect={() => start('selected', choice)}>
            Export {selected.toLocaleString('en')} selected
          </MenuItem>
        )}
        {isFiltered && (
          <MenuItem onSelect={() => start('found', choice)}>Export {found ?? 'found'}</MenuItem>
        )}
        <MenuItem onSelect={() => start('all', choice)}>
          Export all {total.toLocaleString('en')}
        </MenuItem>
      </Menu>
    </span>
  )
}
