/** Pattern of a number field that takes whole numbers only */
export const wholeNumber = String.raw`^-?\d+$`
