import type { FurtherKind } from '../further-kind.tsx'
import { TimeInput } from '../time/TimeInput.tsx'
import { timeAnswer } from '../time/time-answer.ts'

export const timeKind: FurtherKind = { type: 'time', Input: TimeInput, rules: timeAnswer }
