/** The sizes that Ramiform accepts (decision 36). Above them the refusal names the limit. */
export const limits = {
  /** fields by hand or import in the editor */
  fieldsInEditor: 1_000,
  /** fields the engine and the server accept */
  fields: 10_000,
  rulesPerField: 500,
  groupDepth: 10,
  options: 5_000,
  /** prices that one payment adds up */
  paymentItems: 50,
  labelCharacters: 500,
  descriptionCharacters: 5_000,
  patternCharacters: 500,
  /** instructions that one pattern compiles to, by `patternSize` */
  patternSize: 2_500,
  /** different patterns of a form, and the instructions of all of them */
  patterns: 500,
  patternsSize: 25_000,
  schemaBytes: 2 * 1024 * 1024,
  answerCharacters: 10_000,
  submissionBytes: 1024 * 1024,
} as const
