/** Problem with a backup that the operator can fix. Its message is one line that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Error codes of a write that found no space: disk full, quota reached, file size limit. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Turns the error of a full disk into a message; returns other errors unchanged. */
export function explainFullDisk(error: unknown, path: string): unknown {
  if (!(error instanceof Error && 'code' in error && fullDisk.has(String(error.code)))) return error
  return new BackupError(
    `There is not enough space for ${path}. Free some, or choose another disk, and run the same command again.`,
    { cause: error },
  )
}
