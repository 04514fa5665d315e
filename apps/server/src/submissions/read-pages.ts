import type { Submission } from '@ramiform/contract/calls'
import type { Found } from './search-submissions.ts'
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
      const characters = submissions.reduce((sum, { data }) => sum + charactersOf(data), 1)
      const fitting = Math.floor((wantedCharacters * submissions.length) / characters)
      rows = Math.min(Math.max(1, fitting), rows * 10, mostRows)
    }
    reading = next === null ? null : read(next, rows)
    // Its failure is told where it is awaited, if it ever is.
    reading?.catch(() => {})
    if (submissions.length > 0) yield submissions
  }
}

function charactersOf(data: Submission['data']): number {
  let characters = 0
  for (const answer of Object.values(data)) {
    if (typeof answer === 'string') characters += answer.length
    else if (Array.isArray(answer)) for (const item of answer) characters += item.length
  }
  return characters
}
