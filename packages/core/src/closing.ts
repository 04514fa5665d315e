/** When a form stops taking answers by itself; without a member that is no reason to close. */
export interface ClosingSettings {
  /** the moment, ISO 8601 in UTC */
  readonly at?: string | undefined
  /** the IANA zone that its owner meant it in, in which it is told */
  readonly timeZone?: string | undefined
  /** closed once this many submissions are stored */
  readonly responses?: number | undefined
}

/** Why a form takes no more answers. `at`: since when; of `responses`, when the newest one came. ISO 8601 in UTC. */
export type Closed =
  | { readonly by: 'date'; readonly at: string; readonly timeZone: string }
  | { readonly by: 'responses'; readonly at: string; readonly responses: number }

/** greatest number of submissions after which a form may close */
export const maxClosingResponses = 1_000_000_000

/** Whether it ever closes by itself. */
export function closesByItself({ at, responses }: ClosingSettings = {}): boolean {
  return at !== undefined || responses !== undefined
}

/** What somebody reads who would have answered: `This form closed on 3 May 2027 at 18:00 (Europe/Berlin).` */
export function closedInWords(closed: Closed): string {
  if (closed.by === 'responses') {
    const { responses } = closed
    return responses === 1
      ? 'This form has closed: it has received the one response that it was open for.'
      : `This form has closed: it has received the ${responses.toLocaleString('en')} responses that it was open for.`
  }
  return `This form closed on ${momentInWords(closed.at, closed.timeZone)}.`
}

/** `3 May 2027 at 18:00 (Europe/Berlin)` */
export function momentInWords(at: string, timeZone: string): string {
  const moment = new Date(at)
  const day = moment.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })
  const time = moment.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone })
  return `${day} at ${time} (${timeZone})`
}
