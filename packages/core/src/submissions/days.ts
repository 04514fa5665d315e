const quarterHourMs = 15 * 60 * 1_000

/** True for an IANA time zone name, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  // Engines also take offsets such as +01:07, whose days begin at any minute.
  if (!/^[a-z]/i.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== ''
  } catch {
    return false
  }
}

/** Returns a function from ISO 8601 time to the day in the time zone, as `YYYY-MM-DD`. */
export function dayReader(timeZone: string): (time: string) => string {
  // Swedes write dates as ISO 8601 does, and a whole date is formatted several times as quickly as its parts.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Days begin on quarters of an hour everywhere, and formatting is many times slower than a look-up.
  const known = new Map<number, string>()
  return (time) => {
    const quarter = Math.floor(Date.parse(time) / quarterHourMs)
    const day = known.get(quarter) ?? format.format(quarter * quarterHourMs)
    known.set(quarter, day)
    return day
  }
}
