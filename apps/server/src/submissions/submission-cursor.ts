import { refuse } from '../errors.ts'

/** Last row of a page; the next page starts after it. */
export interface SubmissionCursor {
  readonly submittedAt: Date
  readonly id: string
}

/** Start and length of a page. */
export interface PageStretch {
  readonly limit: number
  readonly after?: SubmissionCursor | undefined
}

export function writeCursor({ submittedAt, id }: SubmissionCursor): string {
  return Buffer.from(`${submittedAt.getTime().toString(36)}.${id}`).toString('base64url')
}

/** @throws Refusal bad_cursor for a text that `writeCursor` did not create */
export function readCursor(text: string | undefined): SubmissionCursor | undefined {
  if (text === undefined) return undefined
  const [, time = '', id = ''] =
    /^([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(text, 'base64url').toString(),
    ) ?? []
  if (id === '') throw refuse('bad_cursor')
  return { submittedAt: new Date(Number.parseInt(time, 36)), id }
}

/** Cuts the rows to one page. The query reads one extra row, which shows that a next page exists. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => Date,
): { readonly page: readonly Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    page,
    nextCursor: last === undefined ? null : writeCursor({ submittedAt: timeOf(last), id: last.id }),
  }
}
