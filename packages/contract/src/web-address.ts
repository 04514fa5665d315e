/**
 * Checks if a browser may open a text as a link or redirect (decision 25). The text needs `//` and a host: a browser
 * reads `https:evil` on an https page as a relative URL. The function is separate from the schemas, so that browsers
 * can load it without zod.
 * @param value candidate URL
 * @returns true for an absolute http or https URL without user name and password
 */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
