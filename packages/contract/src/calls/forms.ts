import { z } from 'zod'
import { formDescription, formName, formSchema } from '../form-schema.ts'
import { slugPattern, slugRule } from '../slug.ts'
import { imageId } from '../text.ts'
import { type CallTable, done, formId, isoTime, maxVersion } from './call.ts'

/**
 * Reason a form closed: `date` is its closing date, `responses` its response limit. `payments` is temporary: payments
 * in progress have reserved the last places.
 */
const closed = z.discriminatedUnion('by', [
  z.object({ by: z.literal('date'), at: isoTime, timeZone: z.string() }),
  z.object({ by: z.literal('responses'), at: isoTime, responses: z.int() }),
  z.object({ by: z.literal('payments'), at: isoTime, responses: z.int(), reserved: z.int() }),
])

/** Properties of a form without its schema. */
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
  /** Reason and time the form closed. Absent while the form is open. */
  closed: closed.optional(),
  /** Places reserved for payments in progress; they count toward the response limit. Absent when there are none. */
  reservedPlaces: z.int().optional(),
})

/** A form with its schema: fields and settings. */
export const form = formOutline.extend({ schema: formSchema })

/** A form with its unpublished changes, as the editor shows it. */
const workingCopy = form.extend({
  /** Number of the owner's last save. A save sends the revision it is based on, so that conflicts are detected. */
  revision: z.int(),
  /** Published version and its publication time. Null while the form is not published. */
  live: z.object({ version: z.int(), since: isoTime }).nullable(),
  hasUnpublishedChanges: z.boolean(),
})

const workingCopyAnswer = z.object({ form: workingCopy })

/** A form in the owner's list, without its schema. */
export const formListItem = formOutline.extend({
  /** Name and time of the last save that is not published yet. Present only on published forms. */
  unpublishedChanges: z.object({ name: z.string(), savedAt: isoTime }).optional(),
  /** Folder of the form. Absent for a form in no folder. */
  folderId: z.string().optional(),
  /** Time of the newest submission. Absent while there is none. */
  lastSubmissionAt: isoTime.optional(),
  /** Number of submissions in the last 7 days. Absent when there is none. */
  submissionsThisWeek: z.int().optional(),
  /**
   * Outline of the form's logic for its card. `dependsOn` lists, for up to 40 fields, the positions of their sources.
   */
  shape: z.object({ total: z.int(), dependsOn: z.array(z.array(z.int())) }),
})

const formAnswer = z.object({ form })

/** Maximum length of an uploaded image in Base64 characters, about 700 kB of image data. */
const maxImageCharacters = 956_000

/** Calls for an owner's forms, their versions and their cover images. */
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
    summary: 'Save a form; 409 with the stored form when `version` is not the newest',
    params: formId,
    body: z.strictObject({
      name: formName,
      description: formDescription.optional(),
      schema: formSchema,
      version: z.int().min(1).max(maxVersion).optional(),
    }),
    response: formAnswer,
  },
  readWorkingCopy: {
    method: 'GET',
    path: '/api/forms/{id}/working-copy',
    access: 'owner',
    summary: 'A form with its unpublished changes, as the editor shows it',
    params: formId,
    response: workingCopyAnswer,
  },
  saveWorkingCopy: {
    method: 'PUT',
    path: '/api/forms/{id}/working-copy',
    access: 'owner',
    summary:
      'Save the draft, or the unpublished changes of a published form; visitors do not see it. 409 with the stored form when `revision` is not the newest. `keep` also stores the saved state as a version',
    params: formId,
    body: z.strictObject({
      name: formName,
      description: formDescription.optional(),
      schema: formSchema,
      revision: z.int().min(1).max(maxVersion).optional(),
      keep: z.boolean().optional(),
    }),
    response: workingCopyAnswer,
  },
  discardChanges: {
    method: 'DELETE',
    path: '/api/forms/{id}/working-copy',
    access: 'owner',
    summary: 'Discard the unpublished changes of a published form; they stay among its versions',
    params: formId,
    response: workingCopyAnswer,
  },
  deleteForm: {
    method: 'DELETE',
    path: '/api/forms/{id}',
    access: 'owner',
    summary: 'Move a form with its submissions to the bin, where it can be restored for 30 days',
    params: formId,
    response: done,
  },
  renameForm: {
    method: 'PUT',
    path: '/api/forms/{id}/name',
    access: 'owner',
    summary: 'Rename a form, as a new version of it',
    params: formId,
    body: z.strictObject({ name: formName }),
    response: formAnswer,
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
    summary:
      'Publish a form with its unpublished changes; the first time gives it its slug. 409 when `revision` is not the newest, 422 `form_unsendable` when visitors cannot send the form, for example without questions; other problems do not stop it',
    params: formId,
    query: z.object({ revision: z.coerce.number().int().min(1).max(maxVersion).optional() }),
    response: formAnswer,
  },
  unpublishForm: {
    method: 'POST',
    path: '/api/forms/{id}/unpublish',
    access: 'owner',
    summary: 'Unpublish a form; its public link stops working',
    params: formId,
    response: formAnswer,
  },
  readSlug: {
    method: 'GET',
    path: '/api/forms/{id}/slug',
    access: 'owner',
    summary:
      'The last part of a form’s public link, or the one that publishing gives it. With `slug`: if that one is free',
    params: formId,
    query: z.object({ slug: z.string().regex(slugPattern, slugRule).optional() }),
    response: z.object({
      slug: z.string(),
      /** False while another form uses the slug. */
      isFree: z.boolean(),
      /** True once the form was published: people may have its link. */
      wasPublished: z.boolean(),
    }),
  },
  changeSlug: {
    method: 'PUT',
    path: '/api/forms/{id}/slug',
    access: 'owner',
    summary:
      'Change the public link of a form; 409 when another form uses it. The old link redirects for 30 days, unless another form takes it',
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
        z.object({
          version: z.int(),
          name: z.string(),
          savedAt: isoTime,
          fields: z.int(),
          /** Start of the period in which visitors saw this version. Absent for a version that was never published. */
          liveSince: isoTime.optional(),
          /** End of that period. Absent while visitors see this version, or if it was never published. */
          liveUntil: isoTime.optional(),
        }),
      ),
      /** Value of `before` for the next page. Null on the last page. */
      nextBefore: z.int().nullable(),
      /** Number of the owner's last save, which detects conflicts between saves. */
      revision: z.int(),
    }),
  },
  storeImage: {
    method: 'POST',
    path: '/api/images',
    access: 'owner',
    summary:
      'Store a PNG, JPEG or WebP image, served publicly under /images/{id}; the same image is stored once',
    body: z.strictObject({
      /** Image file, encoded in Base64. */
      content: z.string().max(maxImageCharacters),
    }),
    response: z.object({ id: imageId }),
  },
} as const satisfies CallTable

/** A form in the owner's list, as `listForms` returns it. */
export type FormListItem = z.output<typeof formListItem>
