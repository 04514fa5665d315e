import type { Finding, Severity } from '@ramiform/core/findings/finding'

/** A finding that was fixed while the dialog is open. */
export interface FixedFinding {
  readonly finding: Finding
  /** index of the finding when it was fixed */
  readonly place: number
  /** undefined once it can no longer be undone separately */
  readonly undo?: (() => void) | undefined
}

/** An open finding, or a fixed one that stays in place with Undo. */
export interface Row {
  readonly key: string
  readonly finding: Finding
  readonly fixed: FixedFinding | null
}

/** Open findings of one severity, with the fixed ones at their old places. */
export function rowsOf(
  findings: readonly Finding[],
  fixed: readonly FixedFinding[],
  severity: Severity,
): readonly Row[] {
  const rows: Row[] = findings.map((finding) => ({ key: keyOf(finding), finding, fixed: null }))
  const inPlace = fixed
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => one.finding.severity === severity)
    .sort((a, b) => a.one.place - b.one.place)
  for (const { one, index } of inPlace) {
    rows.splice(one.place, 0, { key: `fixed ${index}`, finding: one.finding, fixed: one })
  }
  return rows
}

const keyOf = ({ fieldId = '', code, rules }: Finding) => `${fieldId} ${code} ${rules.join()}`
