/** The last submission of a page: the next page begins after it. */
export interface SubmissionCursor {
  readonly submittedAt: Date
  readonly id: string
}

export function writeCursor({ submittedAt, id }: SubmissionCursor): string {
  return Buffer.from(`${submittedAt.getTime().toString(36)}.${id}`).toString('base64url')
}

/** `null` for a text that `writeCursor` did not write. */
export function readCursor(text: string): SubmissionCursor | null {
  const [, time = '', id = ''] =
    /^([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(text, 'base64url').toString(),
    ) ?? []
  return id === '' ? null : { submittedAt: new Date(Number.parseInt(time, 36)), id }
}
