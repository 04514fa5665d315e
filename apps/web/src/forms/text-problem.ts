import { limits } from '@ramiform/core/limits'

/** The error for a text that cannot be stored, otherwise null. The server applies the same check. */
export function textProblem(text: string | undefined, maxCharacters: number): string | null {
  if (text === undefined) return null
  if (text.length > maxCharacters) {
    const most = maxCharacters.toLocaleString('en')
    return `At most ${most} characters; this has ${text.length.toLocaleString('en')}.`
  }
  if (text.includes('\0') || !text.isWellFormed()) {
    return 'This contains a character that cannot be saved. Type it again.'
  }
  return null
}

/** The error for the name of a form, otherwise null. */
export function nameProblem(name: string): string | null {
  return name.trim() === '' ? 'Give the form a name.' : textProblem(name, limits.labelCharacters)
}
