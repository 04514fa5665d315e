import { maxImportBytes } from '../reading/limits.ts'

export const documentLimits = {
  /** bytes of a file (spec section 9: 10MB); one of exactly this size is too large */
  fileBytes: maxImportBytes,
  /** a reading that takes longer is ended */
  milliseconds: 60_000,
} as const
