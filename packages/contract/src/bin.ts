/** Days that deleted forms and submissions stay in the bin before permanent deletion (decision 212). */
export const binDays = 30
