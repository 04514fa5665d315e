const key = 'ramiform:single-keys'

/** Letters alone as shortcuts can be switched off: whoever dictates would press them unawares (WCAG 2.1.4). */
export function areSingleKeysOn(storage: Storage = localStorage): boolean {
  return storage.getItem(key) !== 'off'
}

export function switchSingleKeys(on: boolean, storage: Storage = localStorage): void {
  if (on) storage.removeItem(key)
  else storage.setItem(key, 'off')
}
