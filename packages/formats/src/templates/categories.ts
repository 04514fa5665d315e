/** Categories in display order (spec section 2). */
export const templateCategories = [
  'Support',
  'Survey',
  'Assessment',
  'Lead Gen',
  'Onboarding',
  'Recommendation',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** Amount of logic: single conditions; chains and branches; nested groups and comparisons. */
export const templateDifficulties = ['Basic', 'Intermediate', 'Advanced'] as const
export type TemplateDifficulty = (typeof templateDifficulties)[number]
