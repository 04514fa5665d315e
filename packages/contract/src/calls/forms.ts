import { z } from 'zod'
import { formDescription, formName, formSchema } from '../form-schema.ts'
import { slugPattern, slugRule } from '../slug.ts'
import { imageId } from '../text.ts'
import { type CallTable, done, formId, isoTime, maxVersion } from './call.ts'

const closed = z.discriminatedUnion('by', [
  z.object({ by: z.literal('date'), at: isoTime, timeZone: z.string() }),
  z.object({ by: z.literal('responses'), at: isoTime, responses: z.int() }),
])

const formOutline = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  slug: z.string().nullable(),
  isPublished: z.boolean(),
  submissionCount: z.int(),
  createdAt: isoTime,
  updatedAt: isoTime,
  version: z.int(),
  /** why it takes no more answers, and since when; absent while it does */
  closed: closed.optional(),
})

const form = formOutline.extend({ schema: formSchema })

const formListItem = formOutline.extend({
  shape: z.object({ total: z.int(), dependsOn: z.array(z.array(z.int())) }),
})

const formAnswer = z.object({ form })

/** An image of 700 kB in Base64. */
const maxImageCharacters = 956_000

/** An owner's forms, their versions and their covers. */
export const formCalls = {
  listForms: {
    method: 'GET',
    path: '/api/forms',
    access: 'owner',
    summary: 'The forms of the signed-in owner, newest first',
    response: z.object({ forms: z.array(formListItem) }),
  },
  createForm: {
    method: 'POST',
    path: '/api/forms',
    access: 'owner',
    summary: 'Create a form',
    body: z.strictObject({
      name: formName,
      description: formDescription.optional(),
      schema: formSchema.optional(),
    }),
    response: formAnswer,
  },
  readForm: {
    method: 'GET',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'One form with its schema',
    params: formId,
    response: formAnswer,
  },
  saveForm: {
    method: 'PUT',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'Save a form; 409 with the stored one when `version` is no longer the newest',
    params: formId,
    body: z.strictObject({
      name: formName,
      description: formDescription.optional(),
      schema: formSchema,
      version: z.int().min(1).max(maxVersion).optional(),
    }),
    response: formAnswer,
  },
  deleteForm: {
    method: 'DELETE',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'Delete a form with its submissions',
    params: formId,
    response: done,
  },
  duplicateForm: {
    method: 'POST',
    path: '/api/forms/{id}/duplicate',
    access: 'owner',
    summary: 'Copy a form, as a draft without submissions',
    params: formId,
    response: formAnswer,
  },
  publishForm: {
    method: 'POST',
    path: '/api/forms/{id}/publish',
    access: 'owner',
    summary: 'Publish a form; the first time gives it its slug',
    params: formId,
    response: formAnswer,
  },
  unpublishForm: {
    method: 'POST',
    path: '/api/forms/{id}/unpublish',
    access: 'owner',
    summary: 'Take a form off its public link',
    params: formId,
    response: formAnswer,
  },
  changeSlug: {
    method: 'PUT',
    path: '/api/forms/{id}/slug',
    access: 'owner',
    summary: 'Give a form another public link; 409 when it is taken',
    params: formId,
    body: z.strictObject({
      slug: z.string().regex(slugPattern, slugRule),
    }),
    response: formAnswer,
  },
  readFormVersion: {
    method: 'GET',
    path: '/api/forms/{id}/versions/{version}',
    access: 'owner',
    summary: 'The form as it was saved at one version (decision 35)',
    params: formId.extend({ version: z.coerce.number().int().min(1).max(maxVersion) }),
    response: z.object({
      version: z.int(),
      name: z.string(),
      description: z.string().optional(),
      savedAt: isoTime,
      schema: formSchema,
    }),
  },
  listFormVersions: {
    method: 'GET',
    path: '/api/forms/{id}/versions',
    access: 'owner',
    summary: 'The saved versions of a form, newest first; `before` pages (decision 35)',
    params: formId,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: z.coerce.number().int().min(1).max(maxVersion).optional(),
    }),
    response: z.object({
      versions: z.array(
        z.object({ version: z.int(), name: z.string(), savedAt: isoTime, fields: z.int() }),
      ),
      /** what to give as `before` for those that follow; null after the last */
      nextBefore: z.int().nullable(),
    }),
  },
  storeImage: {
    method: 'POST',
    path: '/api/images',
    access: 'owner',
    summary:
      'Store a PNG, JPEG or WebP image, served to everybody under /images/{id}; the same image twice is stored once',
    body: z.strictObject({
      /** the bytes in Base64 */
      content: z.string().max(maxImageCharacters),
    }),
    response: z.object({ id: imageId }),
  },
} as const satisfies CallTable

export type FormListItem = z.output<typeof formListItem>
