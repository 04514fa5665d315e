import { z } from 'zod'
import { answers } from '../answers.ts'
import { formSchema } from '../form-schema.ts'
import { type CallTable, slug } from './call.ts'

/** A published form without settings that only its owner may see. */
const publicForm = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  slug: z.string(),
  version: z.int(),
  schema: formSchema,
})

/** Calls to read and submit a published form. */
export const publicFormCalls = {
  readPublicForm: {
    method: 'GET',
    path: '/api/public/forms/{slug}',
    access: 'everyone',
    summary: 'A published form, without settings that only its owner may see',
    params: slug,
    response: z.object({ form: publicForm }),
  },
  submitForm: {
    method: 'POST',
    path: '/api/public/forms/{slug}/submit',
    access: 'everyone',
    summary:
      'Send answers. The headers Idempotency-Key (a retry is stored once), Form-Version (the version filled in) and Partial-Key (the unfinished answers that these complete) are optional. A 429 with a `challenge` means high traffic: retry with the header Proof-Of-Work, the Base64 of `{challenge, solution}` as JSON (ALTCHA, PBKDF2), to be accepted at once; with `unable` instead, the submission is held for the owner to review.',
    params: slug,
    body: answers,
    response: z.object({
      title: z.string().optional(),
      message: z.string(),
      redirectUrl: z.string().optional(),
    }),
  },
} as const satisfies CallTable

/** A published form, as `readPublicForm` returns it. */
export type PublicForm = z.output<typeof publicForm>
