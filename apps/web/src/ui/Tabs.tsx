import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** shown after the label unless it is 0 */
  readonly count?: number | undefined
  readonly disabled?: boolean
}

export interface TabsProps<Value extends string> {
  /** subject of the tabs, for screen readers */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /**
   * underline of the selected tab, a well like `Segmented` where a tab changes only part of the page, or a column beside
   * the panels, which is a row on phones
   */
  readonly look?: 'line' | 'well' | 'side'
  readonly className?: string | undefined
  /** one `TabPanel` per tab */
  readonly children: ReactNode
}

/** Tabs with one visible panel. Arrow keys move between tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  className,
  children,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={onChange}
      orientation={look === 'side' ? 'vertical' : 'horizontal'}
      className={className}
    >
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        className={classNames(styles.list, styles[look])}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={styles.tab}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className={styles.count}>{tab.count.toLocaleString('en')}</span>
            )}
          </BaseTabs.Tab>
        ))}
        {look === 'line' && <BaseTabs.Indicator className={styles.indicator} />}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  )
}

export interface TabPanelProps {
  readonly value: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Content of a tab, rendered only while the tab is selected. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={classNames(styles.panel, className)}>
      {children}
    </BaseTabs.Panel>
  )
}
