import { accountAccessHelp } from './account-access-help.ts'
import { courseSelector } from './course-selector.ts'
import { customerSatisfactionSurvey } from './customer-satisfaction-survey.ts'
import { eventFeedbackForm } from './event-feedback-form.ts'
import type { FormTemplate } from './form-template.ts'
import { newUserOnboarding } from './new-user-onboarding.ts'
import { patientIntakeForm } from './patient-intake-form.ts'
import { productKnowledgeQuiz } from './product-knowledge-quiz.ts'
import { productRecommendationQuiz } from './product-recommendation-quiz.ts'
import { salesLeadScoring } from './sales-lead-scoring.ts'
import { serviceInquiryRouter } from './service-inquiry-router.ts'
import { skillLevelAssessment } from './skill-level-assessment.ts'
import { technicalIssueResolution } from './technical-issue-resolution.ts'

export type { FormTemplate } from './form-template.ts'

/** Templates of the generator and the catalog, in the order of spec section 2. */
export const formTemplates: readonly FormTemplate[] = [
  technicalIssueResolution,
  accountAccessHelp,
  customerSatisfactionSurvey,
  eventFeedbackForm,
  skillLevelAssessment,
  productKnowledgeQuiz,
  salesLeadScoring,
  serviceInquiryRouter,
  newUserOnboarding,
  patientIntakeForm,
  productRecommendationQuiz,
  courseSelector,
]
