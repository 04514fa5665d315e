import type { UnderstoodRule } from '@ramiform/language/chat/understanding'
import { useState } from 'react'
import { CopyButton } from '../clipboard/CopyButton.tsx'
import { type Tab, TabPanel, Tabs } from '../ui/Tabs.tsx'
import styles from './LogicChat.module.css'

const tabs = [
  { value: 'logic', label: 'Logic' },
  { value: 'tree', label: 'Tree' },
  { value: 'config', label: 'Configuration' },
] as const satisfies readonly Tab<string>[]
type View = (typeof tabs)[number]['value']

/** The rule as code, one tab per notation. Copy copies the visible tab. */
export function RuleCode({ rule }: { rule: UnderstoodRule }) {
  const [view, setView] = useState<View>('logic')
  const code = {
    logic: rule.logic,
    tree: rule.ascii,
    config: JSON.stringify(rule.formConfig, null, 2),
  }[view]
  return (
    <Tabs
      label="Rule code"
      look="well"
      className={styles.code}
      tabs={tabs}
      value={view}
      onChange={setView}
    >
      <TabPanel value={view}>
        <div className={styles.box}>
          <header>
            <h4>{boxTitles[view]}</h4>
            <CopyButton text={code} of={boxTitles[view].toLowerCase()} variant="quiet" />
          </header>
          <pre dir="ltr">
            <code>{code}</code>
          </pre>
        </div>
      </TabPanel>
    </Tabs>
  )
}

const boxTitles: Readonly<Record<View, string>> = {
  logic: 'Generated Logic',
  tree: 'Decision Tree',
  config: 'Form Configuration (JSON)',
}
