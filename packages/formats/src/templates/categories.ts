/** In the order in which they are listed (spec section 2). */
export const templateCategories = [
  'Support',
  'Survey',
  'Assessment',
  'Lead Gen',
  'Onboarding',
  'Recommendation',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

/** How much logic is in a template: single conditions, chains and branches, or nested groups and comparisons. */
export const templateDifficulties = ['Basic', 'Intermediate', 'Advanced'] as const
export type TemplateDifficulty = (typeof templateDifficulties)[number]
