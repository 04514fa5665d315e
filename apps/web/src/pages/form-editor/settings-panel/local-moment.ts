/** Local time for an input of type datetime-local, in the browser's time zone; '' for none. */
export function localMoment(iso: string | undefined): string {
  if (iso === undefined) return ''
  const moment = new Date(iso)
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 16)
}

/** ISO 8601 time in UTC from a datetime-local input; undefined for incomplete input. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
