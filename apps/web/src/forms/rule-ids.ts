let last = 0

/** Ids of rules and groups: a time, moved on while two are made in one millisecond. */
export function newRuleId(): string {
  last = Math.max(Date.now(), last + 1)
  return `rule_${last}`
}
