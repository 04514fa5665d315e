const withFlags = <T>(of: (text: string, flags: string) => T) => {
  const tag =
    (flags: string) =>
    (parts: TemplateStringsArray, ...words: readonly string[]) =>
      of(String.raw(parts, ...words), flags)
  return { i: tag('i'), gi: tag('gi'), iu: tag('iu'), gu: tag('gu'), giu: tag('giu') }
}

/** Patterns built of others, by their flags: re.iu`(?:${days})` */
export const re = withFlags((text, flags) => new RegExp(text, flags))

/**
 * Patterns with what replaces them, in the order in which they apply. `needed` matches something that is in every match of
 * the pattern, and that few texts have: the pattern is not tried on the others, which saves time.
 */
export type Rewordings = readonly (readonly [RegExp, Replacement, needed?: RegExp | undefined])[]
type Replacement = string | ((...found: string[]) => string)

export function reworded(text: string, table: Rewordings): string {
  let all = text
  for (const [pattern, put, needed] of table)
    if (needed === undefined || needed.test(all))
      all = typeof put === 'string' ? all.replace(pattern, put) : all.replace(pattern, put)
  return all
}

/** A pattern, what replaces it, and what each match has: put.gi`tel(?:ephone)? (\d+) ==> phone $1 ==> tel` */
export const put = withFlags((text, flags) => {
  const [pattern = '', replacement = '', needed] = text.split(' ==> ')
  const part = needed === undefined ? undefined : new RegExp(needed, flags.replace('g', ''))
  return [new RegExp(pattern, flags), replacement, part] as const
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
