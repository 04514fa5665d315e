let last = 0

/** An id for a rule or group: a timestamp, increased when two are created in the same millisecond. */
export function newRuleId(): string {
  last = Math.max(Date.now(), last + 1)
  return `rule_${last}`
}
