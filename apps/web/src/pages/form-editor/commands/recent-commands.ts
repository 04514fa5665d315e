import { attemptStorage } from '../../../storage/attempt-storage.ts'

const key = 'ramiform:recent-commands'
const most = 5

/** Ids of the commands used last in this browser, newest first. */
export function recentCommands(): readonly string[] {
  return (attemptStorage(() => localStorage.getItem(key)) ?? '').split('\n').filter(Boolean)
}

/** Without room, or where storage is denied, the order is only not remembered. */
export function rememberCommand(id: string): void {
  const others = recentCommands().filter((other) => other !== id)
  attemptStorage(() => localStorage.setItem(key, [id, ...others].slice(0, most).join('\n')))
}
