/** Maximum length of a kept look's name in UTF-16 code units. */
export const maxLookName = 24
/** Maximum number of looks that an account keeps. */
export const maxKeptLooks = 24
