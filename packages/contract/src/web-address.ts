/** Whether a browser may be sent there (decision 25). Apart from the schemas, so that a browser can ask it too. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
