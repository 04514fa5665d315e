const withFlags = <T>(of: (text: string, flags: string) => T) => {
  const tag =
    (flags: string) =>
    (parts: TemplateStringsArray, ...words: readonly string[]) =>
      of(String.raw(parts, ...words), flags)
  return { i: tag('i'), gi: tag('gi'), iu: tag('iu'), gu: tag('gu'), giu: tag('giu') }
}

/** Patterns built of others, by their flags: re.iu`(?:${days})` */
export const re = withFlags((text, flags) => new RegExp(text, flags))

/** Patterns with what replaces them, in the order in which they apply */
export type Rewordings = readonly (readonly [RegExp, string | ((...found: string[]) => string)])[]

export const reworded = (text: string, table: Rewordings) =>
  table.reduce(
    (all, [pattern, put]) =>
      typeof put === 'string' ? all.replace(pattern, put) : all.replace(pattern, put),
    text,
  )

/** A pattern and what replaces it, by the flags of the pattern: put.gi`telephone (\d+) ==> phone $1` */
export const put = withFlags((text, flags) => {
  const [pattern = '', replacement = ''] = text.split(' ==> ')
  return [new RegExp(pattern, flags), replacement] as const
})

/** All matches of a global pattern, as of `matchAll`, which is slow for long patterns because it copies them. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let one = pattern.exec(text); one !== null; one = pattern.exec(text)) {
    found.push(one)
    if (one[0] === '') pattern.lastIndex += (text.codePointAt(one.index) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
