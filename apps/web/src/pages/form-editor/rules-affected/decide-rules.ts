/** Where the question about rules stands, for the key that leads there. */
export const rulesQuestionId = 'rules-affected'

export const decideRules = {
  isAsked: () => document.getElementById(rulesQuestionId) !== null,
  focus: () =>
    document
      .getElementById(rulesQuestionId)
      ?.querySelector<HTMLElement>('[data-actions] > button:last-of-type')
      ?.focus(),
}
