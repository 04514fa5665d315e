import type { Finding, Severity } from '@ramiform/core/findings/finding'

/** A finding that was fixed while the dialog is open. */
export interface FixedFinding {
  readonly finding: Finding
  /** its place in the list when it was fixed */
  readonly place: number
  /** absent when it cannot be undone on its own any more */
  readonly undo?: (() => void) | undefined
}

/** An open finding, or one that was fixed and stays in its place with Undo. */
export interface Row {
  readonly key: string
  readonly finding: Finding
  readonly fixed: FixedFinding | null
}

/** The open findings of one severity, with the fixed ones between them where they were. */
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
