/** element id of the question about rules, for the keyboard shortcut that focuses it */
export const rulesQuestionId = 'rules-affected'

export const decideRules = {
  isAsked: () => document.getElementById(rulesQuestionId) !== null,
  focus: () =>
    document
      .getElementById(rulesQuestionId)
      ?.querySelector<HTMLElement>('[data-actions] > button:last-of-type')
      ?.focus(),
}
