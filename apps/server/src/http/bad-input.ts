import type { CallName } from '@ramiform/contract/calls'
import { inputProblems, inputProblemsSentence } from '@ramiform/contract/problems'
import type { z } from 'zod'
import { type Refusal, type RefusalCode, refusals, refuse } from '../errors.ts'

/** API calls that send a form. Contract validation and the form check reject it with the same error code. */
export const bodyRefusals = {
  createForm: 'form_refused',
  saveForm: 'form_refused',
  saveWorkingCopy: 'form_refused',
  replayImpact: 'form_refused',
} as const satisfies { readonly [Name in CallName]?: RefusalCode }

export type FormBodyCall = keyof typeof bodyRefusals

export function isFormBodyCall(name: string): name is FormBodyCall {
  return Object.hasOwn(bodyRefusals, name)
}

/** Maximum number of problems in a response. */
const shownProblems = 50

export function badInput(error: z.ZodError, code: RefusalCode = 'bad_input'): Refusal {
  const problems = inputProblems(error)
  return refuse(code, {
    message: `${refusals[code].message}: ${inputProblemsSentence(problems)}`,
    details: { problems: problems.slice(0, shownProblems) },
  })
}
