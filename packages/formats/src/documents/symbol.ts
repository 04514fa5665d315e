/** What fonts of symbols draw for a character, where forms use it: boxes and rings. */
const wingdings: Readonly<Record<number, string>> = {
  109: '○',
  111: '□',
  112: '□',
  113: '□',
  114: '□',
  120: '☒',
  161: '○',
  168: '□',
  253: '☒',
  254: '☑',
}
const wingdings2: Readonly<Record<number, string>> = {
  42: '□',
  48: '□',
  53: '□',
  80: '☑',
  81: '☒',
  82: '☑',
  83: '☒',
  84: '☒',
  129: '○',
  153: '○',
  163: '□',
}

/** A character of a symbol font as one that says what it draws; others come back as they are. */
export function symbolOf(font: string, text: string): string {
  const table = /^wingdings 2$/i.test(font)
    ? wingdings2
    : /^wingdings$|dingbats/i.test(font)
      ? wingdings
      : null
  const code = text.codePointAt(0) ?? 0
  const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (table !== null) return table[plain] ?? (plain === code && code > 0xff ? text : '•')
  // Without its font a character of the private area is most likely of Wingdings.
  if (plain !== code) return wingdings[plain] ?? '•'
  return text
}
