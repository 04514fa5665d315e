/** Reads and removes `optional phone number`, `an email, which is required`. */
export function takeNeed(text: string): {
  readonly rest: string
  readonly required: boolean | null
} {
  const before =
    /^(?:an? |the )?(optional(?:ly)?|required|mandatory|compulsory)\b[\s:,-]+(?=\S)/i.exec(text)
  if (before !== null)
    return { rest: text.slice(before[0].length), required: !/^optional/i.test(before[1] ?? '') }
  const after =
    /[\s,:–—-]+(?:(?:which|that|this) )?(?:is |are |as |should be |must be |can be |marked )*(optional(?:ly)?|not required|not mandatory|required|mandatory|compulsory|\*|if (?:any|they have (?:one|any|it)|you have (?:one|any)|applicable|available|known|possible|needed|relevant|they (?:want|wish|like)(?: to)?))$/i.exec(
      text,
    )
  // In "Number of badges required" the word belongs to the label.
  if (after === null || after.index === 0 || /^(?:the )?number of [^,]*$/i.test(text)) {
    const star = /^(.*\S)\s*\*$/.exec(text)
    return star === null
      ? { rest: text, required: null }
      : { rest: star[1] ?? text, required: true }
  }
  return {
    rest: text.slice(0, after.index),
    required: /^(?:required|mandatory|compulsory|\*)$/i.test(after[1] ?? ''),
  }
}
