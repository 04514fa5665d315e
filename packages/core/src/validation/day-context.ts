/** The days that it may be for a visitor, `YYYY-MM-DD`: one day in a browser, and three where the time zone is unknown. */
export interface Days {
  readonly first: string
  readonly last: string
}

/** Context for checking the limits of a date. */
export interface DayContext {
  /** Without them, limits relative to today are not checked (decision 578). */
  readonly days?: Days | undefined
  /** Language of the day in the problem. Without it, the day is `YYYY-MM-DD`. */
  readonly words?: { readonly language?: string } | undefined
}
