import type { Files } from './open-file-storage.ts'
import type { UploadStore } from './upload-store.ts'
import { roomKeptMs } from './waiting-room.ts'

/** Age in milliseconds at which an upload without a submission is deleted. */
export const unsubmittedMs = 24 * 60 * 60 * 1_000

/** Part size of the public form in bytes. Uploads below one part lose nothing when they are removed. */
const partBytes = 1024 * 1024

const atOnce = 100

/**
 * Deletes unreachable uploads: never submitted, or without their submission or form. Uploads that stopped before one
 * full part are deleted after `roomKeptMs`. Content is deleted before its row, so that an interrupted run can continue.
 */
export async function sweepUploads(
  uploads: UploadStore,
  { incoming, storage }: Files,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - unsubmittedMs)
  // Removes old parts on this node, even if another node has deleted the upload's row.
  await incoming.removeOlder(before)
  for (const id of await incoming.idle(new Date(now.getTime() - roomKeptMs), partBytes)) {
    const upload = await uploads.findUnsubmitted(id)
    // A complete upload waits for its submission.
    if (upload === null || upload.completedAt !== null) continue
    if ((await incoming.arrived(id))?.bytes === upload.size) continue
    if (await uploads.withdraw(id)) {
      await incoming.remove(id)
      await uploads.forget([id])
    }
  }
  for (;;) {
    const ids = await uploads.abandoned(before, atOnce)
    for (const id of ids) {
      await incoming.remove(id)
      await storage.remove(id)
    }
    await uploads.forget(ids)
    if (ids.length < atOnce) return
  }
}
