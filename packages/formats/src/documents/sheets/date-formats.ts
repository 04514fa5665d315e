/** True for Excel's built-in date formats. */
export function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
}

/** True if a format shows days, months or years, ignoring quotes and brackets. */
export function isDateFormat(code: string): boolean {
  const plain = code.slice(0, 200).replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dy]/i.test(plain) || /m{3,}/i.test(plain)
}
