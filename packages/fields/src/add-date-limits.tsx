import { answerRules } from './answer-rules.ts'
import { LimitedDateInput } from './date/LimitedDateInput.tsx'
import { limitedDateHere } from './date/limited-date.ts'
import type { Inputs } from './inputs.tsx'

/** Registers the rules of dates with limits, before the form starts. Returns their input. */
export function addDateLimits(): { inputs: Partial<Inputs> } {
  answerRules.date = limitedDateHere
  return { inputs: { date: LimitedDateInput } }
}
