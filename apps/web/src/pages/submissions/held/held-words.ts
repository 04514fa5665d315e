import type { HeldSubmission } from '@ramiform/contract/calls'

/** Why one was held back, in words an owner can judge by. */
export function reasonInWords({
  reason,
  filledInMs,
}: Pick<HeldSubmission, 'reason' | 'filledInMs'>) {
  if (reason === 'trap') return 'A field that people cannot see was filled in, as programs do'
  if (reason === 'unproven') {
    return 'It came while the form was flooded, from a browser that could not be checked'
  }
  return filledInMs === undefined
    ? 'It was sent faster than anybody can fill it in'
    : `It was sent ${(filledInMs / 1_000).toFixed(1)} seconds after the page was opened`
}

export function refusedInWords(count: number): string {
  const [what, were] =
    count === 1 ? ['1 more', 'was'] : [`${count.toLocaleString('en')} more`, 'were']
  return `${what} ${were} refused, because no more are kept. Delete what is spam to make room.`
}
