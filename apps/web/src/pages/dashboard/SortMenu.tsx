import { IconArrowsSort } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuChoices } from '../../ui/Menu.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Dashboard.module.css'
import { type FormOrderName, formOrderNames, formOrders } from './form-order.ts'

const options = formOrderNames.map((value) => ({ value, label: formOrders[value].label }))

export function SortMenu({
  order,
  onChange,
}: {
  order: FormOrderName
  onChange: (order: FormOrderName) => void
}) {
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="quiet"
          className={styles.sort}
          icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}
        >
          <VisuallyHidden>Sort by </VisuallyHidden>
          <span className={styles.sortLabel}>{formOrders[order].label}</span>
        </Button>
      }
    >
      <MenuChoices label="Sort by" options={options} value={order} onChange={onChange} />
    </Menu>
  )
}
