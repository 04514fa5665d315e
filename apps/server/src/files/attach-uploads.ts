import { type Answer, type Answers, answerTo, isList } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import type { Field } from '@ramiform/core/field'
import { hasUploads } from '@ramiform/fields/file/has-uploads'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import type { SubmissionClaim } from '../submissions/submission-claim.ts'
import type { Upload } from './upload.ts'
import { type UploadStore, uploadClaim } from './upload-store.ts'

export interface Attached {
  /** Accepted answers, with file names as stored. */
  readonly data: Readonly<Record<string, Answer>>
  /** Claims that allow each upload in only one submission. */
  readonly claims: readonly SubmissionClaim[]
  /** Error messages for fields with missing files, by field id. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** Error messages for the case that another submission claims an upload first, by field id. */
  readonly fieldErrorsWhenTaken: Readonly<Record<string, string>>
}

/**
 * Attaches uploads to a submission. An upload must be complete, belong to this form and field, and be in no other
 * submission. An answer with file names but no upload ids stays a list of names (spec section 3).
 */
export async function attachUploads(
  uploads: UploadStore,
  submission: {
    readonly formId: string
    readonly fields: readonly Field[]
    readonly sent: Answers
    readonly accepted: Readonly<Record<string, Answer>>
    readonly idempotencyKey: string | undefined
    readonly words: FormWords
  },
): Promise<Attached> {
  const { formId, fields, sent, accepted, idempotencyKey, words } = submission
  const wanted = fields
    .filter((field) => hasUploads(field) && Object.hasOwn(accepted, field.id))
    .map(({ id }) => ({ id, ids: idsIn(answerTo(sent, uploadsKey(id))) }))
    .filter(({ ids }) => ids.length > 0)
  if (wanted.length === 0) {
    return { data: accepted, claims: [], fieldErrors: {}, fieldErrorsWhenTaken: {} }
  }

  // Ids without a matching file are not looked up, because a request may contain any number of them.
  const asked = wanted.filter(({ id, ids }) => ids.length === namesIn(accepted[id]).length)
  const rows = await uploads.findFree(
    formId,
    asked.flatMap(({ ids }) => ids),
    idempotencyKey,
  )
  const found = new Map(rows.map((upload) => [upload.id, upload]))
  const data: Record<string, Answer> = { ...accepted }
  const claims: SubmissionClaim[] = []
  const fieldErrors: Record<string, string> = {}
  const fieldErrorsWhenTaken: Record<string, string> = {}
  for (const { id, ids } of wanted) {
    const complete = ids.flatMap((uploadId) => found.get(uploadId) ?? []).filter(isFor(id))
    const names = namesIn(accepted[id])
    if (complete.length !== ids.length || names.length !== ids.length) {
      fieldErrors[id] = missing(names, words)
      continue
    }
    fieldErrorsWhenTaken[id] = missing(names, words)
    claims.push(...complete.map((upload) => ({ kind: uploadClaim, key: upload.id })))
    const stored = complete.map(({ name }) => name)
    data[id] = isList(accepted[id]) ? stored : (stored[0] ?? '')
  }
  return { data, claims, fieldErrors, fieldErrorsWhenTaken }
}

/** Error message for missing files, in the respondent's language. */
function missing(names: readonly string[], { files }: FormWords): string {
  const [name = ''] = names
  return names.length === 1 ? say(files.gone, { name }) : files.someGone
}

function isFor(fieldId: string) {
  return (upload: Upload) => upload.fieldId === fieldId && upload.completedAt !== null
}

function idsIn(answer: Answer | undefined): readonly string[] {
  return [...new Set(namesIn(answer))]
}

function namesIn(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer]
  return isList(answer) ? answer : []
}
