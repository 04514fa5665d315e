/** Bytes of the largest file (spec section 5) */
export const maxImportBytes = 10 * 1024 * 1024
