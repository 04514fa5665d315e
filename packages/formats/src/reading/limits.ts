/** largest file that is read, in bytes (spec section 5) */
export const maxImportBytes = 10 * 1024 * 1024
