const quarterHourMs = 15 * 60 * 1_000

/** True for an IANA time zone name, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  // Reject offsets such as +01:07, which engines accept too: their days may begin at any minute.
  if (!/^[a-z]/i.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== ''
  } catch {
    return false
  }
}

/** Returns a function from ISO 8601 time to the day in the time zone, as `YYYY-MM-DD`. */
export function dayReader(timeZone: string): (time: string) => string {
  // The Swedish locale formats dates as ISO 8601. Formatting a whole date is several times faster than its parts.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Cache by quarter of an hour, since days begin on quarters everywhere and formatting is slow.
  const known = new Map<number, string>()
  return (time) => {
    const quarter = Math.floor(Date.parse(time) / quarterHourMs)
    const day = known.get(quarter) ?? format.format(quarter * quarterHourMs)
    known.set(quarter, day)
    return day
  }
}
