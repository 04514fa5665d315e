import { Popover } from '@base-ui/react/popover'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { Columns } from '../table/use-columns.ts'
import styles from './ColumnsButton.module.css'
import tools from './Tools.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Chooses the columns of the table and their order. The browser remembers them for each form. */
export function ColumnsButton({ columns }: { columns: Columns }) {
  const { all, shown, isChanged, show, move, reset } = columns
  const shownIds = new Set(shown.map(({ id }) => id))
  return (
    <Popover.Root>
      <Popover.Trigger
        render={
          <Button variant="quiet" size="sm" aria-label="Columns" icon={<IconColumns3 {...icon} />}>
            <span className={tools.columns}>Columns</span>
          </Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={12}
        >
          <Popover.Popup className={styles.popup}>
            <header className={styles.header}>
              <Popover.Title>Columns</Popover.Title>
              {isChanged && <TextButton onClick={reset}>Reset</TextButton>}
            </header>
            <ul className={styles.list}>
              {all.map(({ id, label }, at) => (
                <li key={id}>
                  <Checkbox
                    className={styles.choice}
                    checked={shownIds.has(id)}
                    onChange={(isShown) => show(id, isShown)}
                  >
                    <span className={styles.label}>{label}</span>
                  </Checkbox>
                  <IconButton
                    size="sm"
                    tooltip="none"
                    label={`Move ${label} up`}
                    icon={<IconArrowUp {...icon} />}
                    disabled={at === 0}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    size="sm"
                    tooltip="none"
                    label={`Move ${label} down`}
                    icon={<IconArrowDown {...icon} />}
                    disabled={at === all.length - 1}
                    onClick={() => move(id, 1)}
                  />
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
