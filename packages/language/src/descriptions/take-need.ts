import type { Draft } from './draft.ts'

const before = /^(?:an? |the )?(optional(?:ly)?|required|mandatory|compulsory)\b[\s:,-]+(?=\S)/i
const behind =
  /[\s,:–—-]+(?:(?:which|that|this) )?(?:is |are |as |should be |must be |can be |marked )*\*?(optional(?:ly)?|not required|not mandatory|required|mandatory|compulsory|if (?:any|they have (?:one|any|it)|you have (?:one|any)|applicable|available|known|possible|needed|relevant|they (?:want|wish|like)(?: to)?))\*?$/i

/** Reads and removes `optional phone number`, `an email, which is required`, `Name *`. */
export function takeNeed(text: string): {
  readonly rest: string
  readonly required: Draft['required']
} {
  // In "Number of badges required" the word belongs to the label.
  const isCount = /^(?:the )?number of [^,]*$/i.test(text)
  const found =
    before.exec(text) ?? (isCount ? null : behind.exec(text)) ?? /(?<=\S)\s*(\*)$/.exec(text)
  if (found === null || found[0] === text) return { rest: text, required: null }
  return {
    rest: text.slice(0, found.index) + text.slice(found.index + found[0].length),
    required: /^(?:required|mandatory|compulsory|\*)$/i.test(found[1] ?? ''),
  }
}
