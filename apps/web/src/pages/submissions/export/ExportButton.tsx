import type { Form } from '@ramiform/core/form'
import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../ui/Button.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import styles from './ExportButton.module.css'
import { useExport } from './use-export.ts'

export interface ExportButtonProps {
  readonly form: Form
  readonly total: number
  readonly search: string
}

/** Exports all submissions as CSV. During a search, a menu offers all of them or only the matches. */
export function ExportButton({ form, total, search }: ExportButtonProps) {
  const { isExporting, start } = useExport(form, total)
  const button = (
    <Button
      className={styles.export}
      busy={isExporting}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
      {...(search === '' && { onClick: () => start('') })}
    >
      <span className="visually-hidden-on-phones">
        {isExporting ? 'Exporting...' : 'Export CSV'}
      </span>
    </Button>
  )
  if (search === '' || isExporting) return button
  return (
    <Menu align="end" trigger={button}>
      <MenuItem onSelect={() => start(search)}>Only search results</MenuItem>
      <MenuItem onSelect={() => start('')}>All {total.toLocaleString('en')} submissions</MenuItem>
    </Menu>
  )
}
