import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Wrong tries after which there is a new code. */
const maxWrongTries = 5

/** The eight digits on the server's console: whoever can read them may sign in without an outside account. */
export interface StartCode {
  readonly value: string
  /** True for the code; five wrong tries in all make a new one. */
  check(given: string): boolean
}

/** `announce` is told each code: the first one, and those that replace a guessed-at one. */
export function createStartCode(
  announce: (code: string, reason: 'start' | 'wrong tries') => void,
): StartCode {
  let value = newCode()
  let wrongTries = 0
  announce(value, 'start')
  return {
    get value() {
      return value
    },
    check(given) {
      if (sameText(given, value)) {
        wrongTries = 0
        return true
      }
      wrongTries += 1
      if (wrongTries >= maxWrongTries) {
        value = newCode()
        wrongTries = 0
        announce(value, 'wrong tries')
      }
      return false
    },
  }
}

function newCode(): string {
  return String(randomInt(0, 100_000_000)).padStart(8, '0')
}

/** Takes as long for nearly right as for wrong. */
function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
