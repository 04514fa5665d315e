import { answers } from '@ramiform/contract/answers'
import { formSchema } from '@ramiform/contract/form-schema'
import { z } from 'zod'

/** A form with what somebody answered. */
export const filledForm = z.object({ schema: formSchema, answers: answers.default({}) })
