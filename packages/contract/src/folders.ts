/** Maximum length of a folder's name in UTF-16 code units. */
export const maxFolderName = 80
/** Maximum number of forms that one call moves. */
export const maxMovedForms = 200
