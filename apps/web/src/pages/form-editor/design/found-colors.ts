/** Most colors to offer. */
const mostColors = 8
/** Longest text to read, in characters: a large style sheet. */
const longestText = 2_000_000

/** A hex code or a CSS color function. Not `&#1234;`, and not a link such as `href="#add"`. */
const colorPattern =
  /(?<!&|\w|href=["']?)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^()]{3,60}\)/gi

/**
 * The colors in pasted CSS, HTML or a list of codes, the most used first. `read` turns a CSS color into `#rrggbb`, or
 * null if it is invalid or transparent.
 */
export function foundColors(text: string, read: (css: string) => string | null): readonly string[] {
  const uses = new Map<string, number>()
  const known = new Map<string, string | null>()
  for (const [found] of text.slice(0, longestText).matchAll(colorPattern)) {
    const written = found.toLowerCase()
    if (!known.has(written)) known.set(written, read(written))
    const color = known.get(written)
    if (color) uses.set(color, (uses.get(color) ?? 0) + 1)
  }
  return [...uses]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostColors)
    .map(([color]) => color)
}
