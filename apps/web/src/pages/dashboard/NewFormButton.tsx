import {
  IconChevronDown,
  IconFileImport,
  IconPlus,
  IconSparkles,
  IconTemplate,
} from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import styles from './Dashboard.module.css'

/** Opens the dialog for a new form at one of its ways. */
export interface NewForm {
  readonly create: () => void
  readonly createFromFile: () => void
  readonly createFromTemplate: () => void
  /** opens it as the Smart Form Generator */
  readonly generate: () => void
}

/** Button for a new form, with a menu of the ways to start. */
export function NewFormButton({ create, createFromFile, createFromTemplate, generate }: NewForm) {
  return (
    <div className={styles.split}>
      <Button
        variant="primary"
        className={styles.new}
        aria-keyshortcuts="n"
        onClick={create}
        icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
      >
        New Form
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton
            label="More ways to start"
            tooltip="none"
            className={styles.more}
            icon={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          />
        }
      >
        <MenuItem icon={<IconSparkles size={16} stroke={1.75} aria-hidden />} onSelect={generate}>
          Smart Form Generator
        </MenuItem>
        <MenuItem
          icon={<IconFileImport size={16} stroke={1.75} aria-hidden />}
          onSelect={createFromFile}
        >
          From a file or text
        </MenuItem>
        <MenuItem
          icon={<IconTemplate size={16} stroke={1.75} aria-hidden />}
          onSelect={createFromTemplate}
        >
          From a template
        </MenuItem>
      </Menu>
    </div>
  )
}
