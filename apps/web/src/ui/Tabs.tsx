import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly disabled?: boolean
}

export interface TabsProps<Value extends string> {
  /** what the tabs are views of, read aloud */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** a line under the chosen one, or a well as of `Segmented` where a choice changes only a part */
  readonly look?: 'line' | 'well'
  readonly className?: string | undefined
  /** one `TabPanel` for each tab */
  readonly children: ReactNode
}

/** Views of one thing, one at a time. The arrow keys go from tab to tab. */
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
    <BaseTabs.Root value={value} onValueChange={onChange} className={className}>
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

/** Drawn only while its tab is chosen. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <BaseTabs.Panel value={value} className={classNames(styles.panel, className)}>
      {children}
    </BaseTabs.Panel>
  )
}
