/** Deleted forms and submissions stay in the bin for this long. */
export const binDays = 30
