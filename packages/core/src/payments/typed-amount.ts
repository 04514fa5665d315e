/**
 * Amount with one kind of separator between groups of three, and another before the cents: `1,234.50`, `1.234,50`, `1
 * 234,50`.
 */
const amountPattern = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{0,2}))?$/

/** Parses an amount as people type it into cents: `20`, `20.5`, `20,50`, `€ 1.234,50`. Undefined for anything else. */
export function centsOf(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]/g, ' ').replace(/^[$€£ ]+|[$€£ ]+$/g, '')
  const [, whole, group, point, hundredths = ''] = amountPattern.exec(text) ?? []
  if (whole === undefined || (group !== undefined && group === point)) return undefined
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(hundredths.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}
