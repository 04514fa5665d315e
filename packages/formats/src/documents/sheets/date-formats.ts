/** Whether a number with this format, which every Excel knows, is a date. */
export function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
}

/** Days, months or years in a format, outside of what is quoted or in brackets. */
export function isDateFormat(code: string): boolean {
  const plain = code.slice(0, 200).replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dy]/i.test(plain) || /m{3,}/i.test(plain)
}
