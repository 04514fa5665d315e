const key = 'ramiform:recent-commands'
const most = 5

/** Ids of the commands used last in this browser, newest first. */
export function recentCommands(storage: Storage = localStorage): readonly string[] {
  return (storage.getItem(key) ?? '').split('\n').filter(Boolean)
}

export function rememberCommand(id: string, storage: Storage = localStorage): void {
  const others = recentCommands(storage).filter((other) => other !== id)
  try {
    storage.setItem(key, [id, ...others].slice(0, most).join('\n'))
  } catch (error) {
    // Without room the order is only not remembered.
    if (!(error instanceof DOMException)) throw error
  }
}
