import {
  IconChevronDown,
  IconFileImport,
  IconPlus,
  IconSparkles,
  IconSquarePlus,
} from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import styles from './Dashboard.module.css'

export interface NewForm {
  readonly busy: boolean
  readonly create: () => void
  /** creates a form with questions from a file, a pasted text or a template */
  readonly createFromFile: () => void
  /** opens the Smart Form Generator */
  readonly generate: () => void
}

/** Button for a blank form, with a menu of other ways to start. */
export function NewFormButton({ busy, create, createFromFile, generate }: NewForm) {
  return (
    <div className={styles.split}>
      <Button
        variant="primary"
        className={styles.new}
        busy={busy}
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
        <MenuItem
          disabled={busy}
          icon={<IconSquarePlus size={16} stroke={1.75} aria-hidden />}
          onSelect={create}
        >
          Blank form
        </MenuItem>
        <MenuItem
          disabled={busy}
          icon={<IconFileImport size={16} stroke={1.75} aria-hidden />}
          onSelect={createFromFile}
        >
          From a file or text
        </MenuItem>
        <MenuItem icon={<IconSparkles size={16} stroke={1.75} aria-hidden />} onSelect={generate}>
          Smart Form Generator
        </MenuItem>
      </Menu>
    </div>
  )
}
