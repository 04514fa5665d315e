/** as many characters as a sample may have */
const longest = 1_000

/**
 * A short text that a pattern probably matches: each part as rarely as it may be, the first of alternatives. What the
 * text misses, such as a lookahead, is for the pattern engine to find out: a sample is only a suggestion.
 *
 * @returns null for a pattern that cannot be read
 */
export function patternSample(pattern: string): string | null {
  let at = 0
  const peek = (text: string) => pattern.startsWith(text, at)
  const take = (text: string) => {
    const isNext = peek(text)
    if (isNext) at += text.length
    return isNext
  }

  function alternatives(): string {
    const first = sequence()
    while (take('|')) sequence()
    return first
  }

  function sequence(): string {
    let text = ''
    while (at < pattern.length && !peek('|') && !peek(')')) text += repeated(atom())
    return text
  }

  function repeated(text: string): string {
    let count = 1
    const [counted = '', least = ''] = /^\{(\d+)(?:,\d*)?\}/.exec(pattern.slice(at, at + 20)) ?? []
    if (take('*') || take('?')) count = 0
    else if (counted !== '') {
      at += counted.length
      count = Number(least)
    } else take('+')
    // A lazy repetition matches the same texts.
    take('?')
    if (count * text.length > longest) throw new TooLong()
    return text.repeat(count)
  }

  function atom(): string {
    if (take('(')) return group()
    if (take('[')) return oneOf()
    if (take('^') || take('$') || take('\\b') || take('\\B')) return ''
    if (take('.')) return 'A'
    return take('\\') ? (escaped()[0] ?? '') : character()
  }

  function group(): string {
    const [start = '', kind = ''] = /^\?(:|=|!|<=|<!|<[^>]+>)/.exec(pattern.slice(at)) ?? []
    at += start.length
    const text = alternatives()
    take(')')
    return ['=', '!', '<=', '<!'].includes(kind) ? '' : text
  }

  function character(): string {
    const one = pattern.charAt(at)
    at += 1
    return one
  }

  /** Characters that an escape stands for, the most ordinary first. */
  function escaped(): readonly string[] {
    const one = character()
    return classes[one] ?? [one]
  }

  function oneOf(): string {
    const isNegated = take('^')
    const members: string[] = []
    while (at < pattern.length && !take(']')) {
      const own = take('\\') ? escaped() : [character()]
      const [from = ''] = own
      if (own.length > 1 || !peek('-') || peek('-]')) members.push(...own)
      else {
        take('-')
        const to = take('\\') ? (escaped()[0] ?? '') : character()
        members.push(...ordinary.filter((one) => one >= from && one <= to), from)
      }
    }
    if (!isNegated) return ordinary.find((one) => members.includes(one)) ?? members[0] ?? ''
    return ordinary.find((one) => !members.includes(one)) ?? ''
  }

  try {
    return alternatives()
  } catch (error) {
    if (error instanceof TooLong) return null
    throw error
  }
}

class TooLong extends Error {}

const ordinary = [...'A1a-Bb2 .Xx9@_Zz']

const classes: Readonly<Record<string, readonly string[]>> = {
  d: ['1', '2', '9'],
  D: ['A', 'a', '-'],
  w: ['A', 'a', '1', '_'],
  W: ['-', ' ', '.'],
  s: [' '],
  S: ['A', 'a', '1', '-'],
}
