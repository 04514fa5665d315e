import type { Files } from './open-file-storage.ts'
import type { UploadStore } from './upload-store.ts'
import { roomKeptMs } from './waiting-room.ts'

/** A file that was never submitted vanishes after this long. */
export const unsubmittedMs = 24 * 60 * 60 * 1_000

/** Of less than a part, as the public form sends them, nobody misses what had come. */
const partBytes = 1024 * 1024

const atOnce = 100

/**
 * Removes what nobody can reach any more: files that were never submitted, and those whose submission or form is
 * gone; announced ones of which nothing comes after some minutes. The content goes first, so that whatever interrupts this, its row still says what is left to do.
 */
export async function sweepUploads(
  uploads: UploadStore,
  { incoming, storage }: Files,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - unsubmittedMs)
  // Parts that this node has taken lie here, whichever node forgets their upload.
  await incoming.removeOlder(before)
  for (const id of await incoming.idle(new Date(now.getTime() - roomKeptMs), partBytes)) {
    const upload = await uploads.findUnsubmitted(id)
    // One that is whole waits for its submission.
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
