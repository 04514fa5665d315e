import type { Finding } from './reports.ts'

export interface Explanation {
  readonly tool: string
  readonly where: RegExp
  readonly what: RegExp
  readonly reason: string
}

/** Splits the findings of a tool by whether an entry explains them, and lists the entries that match nothing. */
export function judge(
  tool: string,
  findings: readonly Finding[],
  explanations: readonly Explanation[],
) {
  const own = explanations.filter((one) => one.tool === tool)
  const matches = (one: Explanation, { where, what }: Finding) =>
    one.where.test(where) && one.what.test(what)
  return {
    unexplained: findings.filter((finding) => !own.some((one) => matches(one, finding))),
    explained: own
      .map((one) => ({
        reason: one.reason,
        findings: findings.filter((finding) => own.find((each) => matches(each, finding)) === one),
      }))
      .filter((one) => one.findings.length > 0),
    stale: own.filter((one) => !findings.some((finding) => matches(one, finding))),
  }
}
