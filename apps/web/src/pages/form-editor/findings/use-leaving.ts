import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useEffect, useState } from 'react'

interface ListItem {
  readonly key: string
  readonly finding: ListedFinding
  /** true while a fixed finding closes */
  readonly isLeaving: boolean
}

/** Milliseconds that an entry takes to close; the style sheet has the same. */
const closingMs = 220

/** The findings, with those that just went away still at their places while they close. */
export function useLeaving(findings: readonly ListedFinding[]): readonly ListItem[] {
  const [items, setItems] = useState<readonly ListItem[]>(() => findings.map(itemOf))
  const [listed, setListed] = useState(findings)
  if (listed !== findings) {
    setListed(findings)
    setItems(merged(items, findings))
  }
  const isClosing = items.some(({ isLeaving }) => isLeaving)
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(() => setItems(listed.map(itemOf)), closingMs)
    return () => clearTimeout(timer)
  }, [isClosing, listed])
  return items
}

const itemOf = (finding: ListedFinding): ListItem => ({
  key: findingKey(finding),
  finding,
  isLeaving: false,
})

function merged(before: readonly ListItem[], findings: readonly ListedFinding[]): ListItem[] {
  const items = findings.map(itemOf)
  const keys = new Set(items.map(({ key }) => key))
  for (const [at, item] of before.entries()) {
    if (!keys.has(item.key)) items.splice(at, 0, { ...item, isLeaving: true })
  }
  return items
}
