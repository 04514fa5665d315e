import type { Severity } from '@ramiform/core/findings/finding'
import { findingKey } from '@ramiform/proving/finding-key'
import type { ListedFinding } from '@ramiform/proving/listed-finding'

/** A finding that was fixed while the dialog is open. */
export interface FixedFinding {
  readonly finding: ListedFinding
  /** index of the finding when it was fixed */
  readonly place: number
  /** undefined once it can no longer be undone separately */
  readonly undo?: (() => void) | undefined
}

/** An open finding, or a fixed one that stays in place with Undo. */
export interface Row {
  readonly key: string
  readonly finding: ListedFinding
  readonly fixed: FixedFinding | null
}

/** Open findings of one severity, with the fixed ones at their old places. */
export function rowsOf(
  findings: readonly ListedFinding[],
  fixed: readonly FixedFinding[],
  severity: Severity,
): readonly Row[] {
  const rows: Row[] = findings.map((finding) => ({
    key: findingKey(finding),
    finding,
    fixed: null,
  }))
  const inPlace = fixed
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => one.finding.severity === severity)
    .sort((a, b) => a.one.place - b.one.place)
  for (const { one, index } of inPlace) {
    rows.splice(one.place, 0, { key: `fixed ${index}`, finding: one.finding, fixed: one })
  }
  return rows
}
