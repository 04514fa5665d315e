/** The words of a template as a set: wordSet`yes no maybe` */
export const wordSet = (texts: TemplateStringsArray): ReadonlySet<string> =>
  new Set(texts.join('').trim().split(/\s+/))
