import { answers } from '@ramiform/contract/answers'
import { formSchema } from '@ramiform/contract/form-schema'
import { z } from 'zod'

/** A form's schema with one respondent's answers. */
export const filledForm = z.object({ schema: formSchema, answers: answers.default({}) })
