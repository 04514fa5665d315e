/** Signatures of image types, in hexadecimal. SVG is not accepted, because it can contain scripts. */
const beginnings: Readonly<Record<string, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
}

/** Image type from the content, regardless of the declared type; null for other content. */
export function imageType(content: Buffer): string | null {
  const beginning = content.toString('hex', 0, 12)
  const known = Object.entries(beginnings).find(([, pattern]) => pattern.test(beginning))
  return known?.[0] ?? null
}
