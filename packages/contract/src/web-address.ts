/**
 * Whether a browser may be sent there (decision 25). The text must have `//` and a host: `https:evil` is an address to
 * a URL parser, but relative to a page that is on https. Separate from the schemas, so that browsers can load it alone.
 */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
