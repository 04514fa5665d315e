/** A moment as an input of type datetime-local has it, in the time zone of this browser; '' for none. */
export function localMoment(iso: string | undefined): string {
  if (iso === undefined) return ''
  const moment = new Date(iso)
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 16)
}

/** And back, ISO 8601 in UTC; undefined where nothing whole is typed. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
