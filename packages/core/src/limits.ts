/** Size limits (decision 36). Error messages name the limit. */
export const limits = {
  /** Fields that can be added or imported in the editor. */
  fieldsInEditor: 1_000,
  /** Fields that the engine and the server accept. */
  fields: 10_000,
  sections: 500,
  tables: 500,
  hiddenFields: 50,
  hiddenCharacters: 500,
  values: 1_000,
  formulaParts: 2_000,
  /** Nesting of a formula as JSON, so that a form with it stays within the limit of all JSON. */
  formulaDepth: 26,
  /** Brackets in brackets, in a formula as text. */
  formulaBrackets: 40,
  endings: 50,
  rulesPerField: 500,
  groupDepth: 10,
  options: 5_000,
  /** Prices that one payment adds up. */
  paymentItems: 50,
  unitCharacters: 20,
  labelCharacters: 500,
  descriptionCharacters: 5_000,
  patternCharacters: 500,
  /** Instructions that one pattern compiles to, by `patternSize`. */
  patternSize: 2_500,
  /** Different patterns in a form, and the instructions of all of them together. */
  patterns: 500,
  patternsSize: 25_000,
  schemaBytes: 2 * 1024 * 1024,
  answerCharacters: 10_000,
  submissionBytes: 1024 * 1024,
} as const
