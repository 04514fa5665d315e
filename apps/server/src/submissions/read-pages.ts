import type { Submission } from '@ramiform/contract/calls'
import type { Found } from './search-sql.ts'
import type { SubmissionCursor } from './submission-cursor.ts'

/** A page is made longer or shorter until it holds about so many characters: an answer may have one or ten thousand. */
const wantedCharacters = 1024 * 1024
const firstRows = 100
const mostRows = 1_000

/**
 * Page after page, each read while the one before is being worked on, and no further ahead. Whoever stops asking
 * stops the reading.
 */
export async function* readPages(
  read: (after: SubmissionCursor | undefined, rows: number) => Promise<Found>,
): AsyncGenerator<Submission[]> {
  let rows = firstRows
  let reading: Promise<Found> | null = read(undefined, rows)
  while (reading !== null) {
    const { submissions, next }: Found = await reading
    if (submissions.length > 0) {
      const fitting = Math.floor(wantedCharacters / averageCharacters(submissions))
      rows = Math.min(Math.max(1, fitting), rows * 10, mostRows)
    }
    reading = next === null ? null : read(next, rows)
    // Its failure is told where it is awaited, if it ever is.
    reading?.catch(() => {})
    if (submissions.length > 0) yield submissions
  }
}

/** Of every eighth: nearly as good, and eight times as quick. */
function averageCharacters(submissions: readonly Submission[]): number {
  let characters = 1
  let looked = 0
  for (let index = 0; index < submissions.length; index += 8) {
    looked += 1
    for (const answer of Object.values(submissions[index]?.data ?? {})) {
      if (typeof answer === 'string') characters += answer.length
      else if (Array.isArray(answer)) for (const item of answer) characters += item.length
    }
  }
  return characters / looked
}
