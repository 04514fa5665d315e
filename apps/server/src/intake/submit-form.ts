import { asRefusal } from '../errors.ts'
import {
  admitSender,
  chooseVersion,
  findForm,
  refuseChangedRules,
  refuseClosedForm,
  refuseOverQuota,
  refuseSecondResponse,
} from './admission-steps.ts'
import { attachFiles, attachPaid, checkSent } from './answer-steps.ts'
import { stepsFrom } from './steps.ts'
import { storeOrHold, thankYou } from './store-steps.ts'
import type { Sent, SubmitParts, SubmitResult, Submitting } from './submit-parts.ts'

/**
 * The order matters. A closed form is refused before its answers are checked, so nobody corrects answers in vain.
 * Payments are checked last, so no money is matched to answers that are refused anyway.
 */
export const submitSteps = stepsFrom<Submitting, SubmitResult>()
  .add(findForm)
  .add(chooseVersion)
  .add(refuseClosedForm)
  .add(refuseOverQuota)
  .add(refuseChangedRules)
  .add(admitSender)
  .add(refuseSecondResponse)
  .add(checkSent)
  .add(attachFiles)
  .add(attachPaid)
  .add(storeOrHold)

/**
 * Checks answers with the same code as the browser, against the stored form, and stores the answers to visible fields
 * (decision 13). Resolves as stored only after the commit. Suspected spam is held and gets the same response
 * (decision 163).
 * @throws Refusal form_not_published, form_closed, form_changed, already_submitted, no_questions, too_many_requests,
 *   too_many_held, payments_unreachable, payments_off
 */
export async function submitForm(parts: SubmitParts, sent: Sent, now: Date): Promise<SubmitResult> {
  try {
    const result = await submitSteps.run({ parts, sent, now }, thankYou)
    parts.count?.(result.kind === 'refused' ? 'answers_refused' : result.outcome)
    return result
  } catch (error) {
    parts.count?.(error instanceof Error ? asRefusal(error).code : 'failed')
    throw error
  }
}
