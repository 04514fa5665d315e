/** Symbol font characters that forms use: boxes and circles */
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

/** Converts a symbol font character into the Unicode character that looks like it. */
export function symbolOf(font: string, text: string): string {
  const table = /^wingdings 2$/i.test(font)
    ? wingdings2
    : /^wingdings$|dingbats/i.test(font)
      ? wingdings
      : null
  const code = text.codePointAt(0) ?? 0
  const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (table !== null) return table[plain] ?? (plain === code && code > 0xff ? text : '•')
  // A private-use character without a font is most likely from Wingdings.
  if (plain !== code) return wingdings[plain] ?? '•'
  return text
}
