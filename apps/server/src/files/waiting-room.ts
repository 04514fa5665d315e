import { say } from '@ramiform/core/built-in-texts/say'
import { megabyte, sizeInWords } from '@ramiform/fields/file/upload-limits'
import { refuse } from '../errors.ts'
import type { IncomingFiles } from './incoming-files.ts'
import type { Upload } from './upload.ts'
import type { UploadStore } from './upload-store.ts'

/** Limit in bytes of one form's uploads that are not submitted yet. */
const maxWaitingBytes = 5_000 * megabyte

/**
 * Time in milliseconds after the last part during which the whole file counts toward the limit. Later only its received
 * bytes count (decision 156).
 */
export const roomKeptMs = 10 * 60 * 1_000

interface Parts {
  readonly uploads: Pick<UploadStore, 'unsubmitted'>
  readonly files: { readonly incoming: IncomingFiles }
}

/** @throws Refusal `too_many_uploads` when the form has no room for this many more bytes */
export async function refuseFullForm(
  { uploads, files }: Parts,
  formId: string,
  moreBytes: number,
  now = new Date(),
): Promise<void> {
  let waiting = moreBytes
  for (const upload of await uploads.unsubmitted(formId)) {
    waiting += (await hasRoom(files.incoming, upload, now))
      ? upload.size
      : ((await files.incoming.arrived(upload.id))?.bytes ?? 0)
  }
  if (waiting <= maxWaitingBytes) return
  throw refuse('too_many_uploads', {
    message: ({ files, language }) =>
      say(files.full, { size: sizeInWords(maxWaitingBytes, language) }),
  })
}

/** Reserves room again for an upload that paused too long. Fails when other uploads have used the room. */
export async function takeRoomAgain(parts: Parts, upload: Upload, now = new Date()): Promise<void> {
  const { incoming } = parts.files
  const before = await incoming.arrived(upload.id)
  if (before === null || (await hasRoom(incoming, upload, now))) return
  // Reserve before checking, so that two parallel requests both count.
  await incoming.touch(upload.id, now)
  try {
    await refuseFullForm(parts, upload.formId, 0, now)
  } catch (error) {
    await incoming.touch(upload.id, before.at)
    throw error
  }
}

async function hasRoom(incoming: IncomingFiles, upload: Upload, now: Date): Promise<boolean> {
  const { id, createdAt, completedAt } = upload
  if (completedAt !== null) return true
  const lapsed = now.getTime() - roomKeptMs
  if (createdAt.getTime() > lapsed) return true
  const last = (await incoming.arrived(id))?.at.getTime() ?? 0
  return last > lapsed
}
