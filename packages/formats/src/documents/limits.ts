import { maxImportBytes } from '../reading/limits.ts'

export const documentLimits = {
  /** Bytes of a file (spec section 9: 10 MB); a file of exactly this size is too large */
  fileBytes: maxImportBytes,
  /** A longer reading is aborted */
  milliseconds: 60_000,
} as const
