export { AnswerPills } from './AnswerPills.tsx'
export { LabelWithAnswers } from './LabelWithAnswers.tsx'
export { TextWithAnswers } from './TextWithAnswers.tsx'
