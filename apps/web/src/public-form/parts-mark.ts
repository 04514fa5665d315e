/** Separates the parts of the style that only come with the page from the rest of its first style. */
export const partsMark = '/*parts*/'
