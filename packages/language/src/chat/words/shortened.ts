import { monthOf } from './dates.ts'
import type { Token } from './tokens.ts'

/** True for the stop of a short word or a day, and not of a sentence: "the policy no. for", "am 3. Mai". */
export const isShortened = (tokens: readonly Token[], at: number) =>
  (/^(?:no|nr|num|org|tel|approx|max|min|incl|ref|ca|bzw)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:for|if|when|only|unless|and|or|is|fur|bei|wenn|nur|und)$/.test(
      tokens[at + 1]?.word ?? '',
    )) ||
  // "i.e. the kids club"
  (/^[eg]$/.test(tokens[at - 1]?.word ?? '') &&
    tokens[at - 2]?.word === '.' &&
    tokens[at - 2]?.end === tokens[at - 1]?.start) ||
  (tokens[at - 1]?.kind === 'number' && monthOf(tokens[at + 1]?.word) !== null)
