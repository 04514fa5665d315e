import { say } from '@ramiform/core/words/say'
import { megabyte, sizeInWords } from '@ramiform/fields/file/upload-limits'
import { refuse } from '../errors.ts'
import type { IncomingFiles } from './incoming-files.ts'
import type { Upload } from './upload.ts'
import type { UploadStore } from './upload-store.ts'

/** What may wait at one form for submissions that perhaps never come, in bytes. */
const maxWaitingBytes = 5_000 * megabyte

/** So long after its last part, room is kept for the whole of a file; then only what has come of it counts (decision 156). */
export const roomKeptMs = 10 * 60 * 1_000

interface Parts {
  readonly uploads: Pick<UploadStore, 'unsubmitted'>
  readonly files: { readonly incoming: IncomingFiles }
}

/** @throws Refusal `too_many_uploads` where so many more bytes have no room */
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

/** Before a part of a file is taken whose room was given to others meanwhile: it takes room again, if there is any. */
export async function takeRoomAgain(parts: Parts, upload: Upload, now = new Date()): Promise<void> {
  const { incoming } = parts.files
  const before = await incoming.arrived(upload.id)
  if (before === null || (await hasRoom(incoming, upload, now))) return
  // Taken first: of two at the same moment both count.
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
