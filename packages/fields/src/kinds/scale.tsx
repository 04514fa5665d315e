import type { FurtherKind } from '../further-kind.tsx'
import { ScaleInput } from '../scale/ScaleInput.tsx'
import { stepsAnswer } from '../shared/steps-answer.ts'

export const scaleKind: FurtherKind = {
  type: 'scale',
  Input: ScaleInput,
  rules: stepsAnswer,
  role: 'radiogroup',
}
