/** How an image of each kind begins, in hexadecimal. SVG is not among them: it is a document, with scripts. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
}

/** The kind of an image by its content, whatever it was said to be; `null` for anything else. */
export function imageType(content: Buffer): string | null {
  const beginning = content.toString('hex', 0, 12)
  const known = Object.entries(beginnings).find(([, pattern]) => pattern.test(beginning))
  return known?.[0] ?? null
}
