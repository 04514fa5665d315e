import type { HeldSubmission } from '@ramiform/contract/calls'

/** The reason why a submission was held, in plain words. */
export function reasonInWords({
  reason,
  filledInMs,
}: Pick<HeldSubmission, 'reason' | 'filledInMs'>) {
  if (reason === 'trap') return 'A hidden field was filled in, as bots do'
  if (reason === 'unproven') {
    return 'It arrived during a flood, from a browser that could not be verified'
  }
  return filledInMs === undefined
    ? 'It was sent faster than a person can fill in the form'
    : `It was sent ${(filledInMs / 1_000).toFixed(1)} seconds after the page was opened`
}

export function refusedInWords(count: number): string {
  const [what, were] =
    count === 1 ? ['1 more', 'was'] : [`${count.toLocaleString('en')} more`, 'were']
  return `${what} ${were} rejected, because this list is full. Delete spam to make room.`
}
