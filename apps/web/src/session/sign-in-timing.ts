/** Delays around a completed sign-in, depending on where the app runs (spec section 9). */
export interface SignInTiming {
  /** milliseconds between creating the session and the first check */
  readonly waitMs: number
  readonly verificationAttempts: number
  readonly retryDelayMs: number
}

export interface Surroundings {
  readonly isFramed: boolean
  readonly isIncognito: boolean
}

export const framedTiming: SignInTiming = {
  waitMs: 500,
  verificationAttempts: 2,
  retryDelayMs: 500,
}
export const incognitoTiming: SignInTiming = {
  waitMs: 3_000,
  verificationAttempts: 5,
  retryDelayMs: 1_000,
}
export const usualTiming: SignInTiming = {
  waitMs: 1_500,
  verificationAttempts: 3,
  retryDelayMs: 1_000,
}

export function signInTiming({ isFramed, isIncognito }: Surroundings): SignInTiming {
  if (isFramed) return framedTiming
  return isIncognito ? incognitoTiming : usualTiming
}
