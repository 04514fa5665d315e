import type { CallName } from '@ramiform/contract/calls'
import { inputProblems, inputProblemsSentence } from '@ramiform/contract/problems'
import type { z } from 'zod'
import { type Refusal, type RefusalCode, refusals, refuse } from '../errors.ts'

/** The calls that save a form. The contract and the check of the form refuse it with the same code. */
export const bodyRefusals = {
  createForm: 'form_refused',
  saveForm: 'form_refused',
  saveWorkingCopy: 'form_refused',
} as const satisfies { readonly [Name in CallName]?: RefusalCode }

export type FormBodyCall = keyof typeof bodyRefusals

export function isFormBodyCall(name: string): name is FormBodyCall {
  return Object.hasOwn(bodyRefusals, name)
}

/** The problems that one answer lists. */
const shownProblems = 50

export function badInput(error: z.ZodError, code: RefusalCode = 'bad_input'): Refusal {
  const problems = inputProblems(error)
  return refuse(code, {
    message: `${refusals[code].message}: ${inputProblemsSentence(problems)}`,
    details: { problems: problems.slice(0, shownProblems) },
  })
}
