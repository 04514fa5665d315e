/**
 * Parses JSON, also with comments and trailing commas. Returns the value and whether the text needed that, or the
 * parser's error.
 */
export function parseJson(
  text: string,
): { readonly value: unknown; readonly isLoose: boolean } | string {
  const plain = text.replace(/^\uFEFF/, '')
  try {
    return { value: JSON.parse(plain), isLoose: false }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const value = parseLoosely(plain)
    return value === undefined ? error.message : { value, isLoose: true }
  }
}

/** Parses JSON with comments and trailing commas, as in source files. */
function parseLoosely(text: string): unknown {
  const strict = withoutExtras(text)
  if (strict === null) return undefined
  try {
    return JSON.parse(strict)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const string = /"(?:[^"\\\n]|\\.)*"/y
const space = /\s*/y

/** Removes comments and trailing commas; null if the text is invalid. */
function withoutExtras(text: string): string | null {
  const bare = without(text, (at) => {
    if (text[at] !== '/') return at
    if (text[at + 1] === '/') return orEnd(text.indexOf('\n', at), text)
    if (text[at + 1] !== '*') return null
    const end = text.indexOf('*/', at + 2)
    return end === -1 ? null : end + 2
  })
  if (bare === null) return null
  return without(bare, (at) => {
    if (bare[at] !== ',') return at
    space.lastIndex = at + 1
    space.exec(bare)
    return /[}\]]/.test(bare[space.lastIndex] ?? '') ? at + 1 : at
  })
}

/** Removes what `skip` matches, outside strings. */
function without(text: string, skip: (at: number) => number | null): string | null {
  const kept: string[] = []
  let from = 0
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      string.lastIndex = at
      if (string.exec(text) === null) return null
      at = string.lastIndex
      continue
    }
    const next = skip(at)
    if (next === null) return null
    if (next > at) {
      kept.push(text.slice(from, at))
      from = next
    }
    at = Math.max(next, at + 1)
  }
  kept.push(text.slice(from))
  return kept.join(' ')
}

function orEnd(at: number, text: string): number {
  return at === -1 ? text.length : at
}
