import type { Answers } from '@ramiform/core/answers'
import { limits } from '@ramiform/core/limits'
import { z } from 'zod'
import { text } from './text.ts'

const answerText = text(limits.answerCharacters)

/** One answer: text, a list of texts, or the stored result of a payment field. `null` counts as unanswered. */
const answer = z.union(
  [
    answerText,
    z.array(answerText).max(limits.options),
    z.strictObject({
      clientSecret: text(500).optional(),
      status: text(64).optional(),
      amount: z.int().optional(),
      currency: text(3).optional(),
      paymentId: text(255).optional(),
      test: z.boolean().optional(),
      fromPayment: z.boolean().optional(),
    }),
    z.null().transform(() => undefined),
  ],
  { error: 'must be text, a list of texts, or a payment' },
)

/**
 * Answers by field id, as the browser sends them. This schema limits types and lengths only. `checkSubmission` in
 * `@ramiform/core` decides which answers count. Limits: `@ramiform/core/limits`; field ids have at most 64 characters.
 */
export const answers = z.record(text(64), answer.optional()) satisfies z.ZodType<Answers>
