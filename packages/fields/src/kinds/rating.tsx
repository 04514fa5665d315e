import type { FurtherKind } from '../further-kind.tsx'
import { RatingInput } from '../rating/RatingInput.tsx'
import { stepsAnswer } from '../shared/steps-answer.ts'

export const ratingKind: FurtherKind = {
  type: 'rating',
  Input: RatingInput,
  rules: stepsAnswer,
  role: 'radiogroup',
}
