import { attemptStorage } from '../../../storage/attempt-storage.ts'

const key = 'ramiform:recent-commands'
const most = 5

/** Ids of recently used commands in this browser, newest first. */
export function recentCommands(): readonly string[] {
  return (attemptStorage(() => localStorage.getItem(key)) ?? '').split('\n').filter(Boolean)
}

/** Saves a command as recently used. It ignores storage errors, such as a full or blocked storage. */
export function rememberCommand(id: string): void {
  const others = recentCommands().filter((other) => other !== id)
  attemptStorage(() => localStorage.setItem(key, [id, ...others].slice(0, most).join('\n')))
}
