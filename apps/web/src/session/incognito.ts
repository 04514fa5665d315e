/** Storage quota in bytes below which a window counts as private (spec section 9). */
export const incognitoQuotaBytes = 120_000_000

/** Signals for the guess; `browserClues` reads them from the browser. */
export interface IncognitoClues {
  /** undefined where the browser does not report a quota */
  readonly quota: () => Promise<number | undefined>
  readonly openDatabase: () => Promise<void>
  readonly writeLocally: () => void
}

/** Guesses whether the window is private: little storage, or storage that fails. */
export async function looksIncognito(clues: IncognitoClues): Promise<boolean> {
  try {
    clues.writeLocally()
    await clues.openDatabase()
    const quota = await clues.quota()
    return quota !== undefined && quota < incognitoQuotaBytes
  } catch {
    return true
  }
}

const probe = 'ramiform.probe'

export const browserClues: IncognitoClues = {
  quota: async () => (await navigator.storage?.estimate())?.quota,
  openDatabase: () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(probe)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase(probe)
        resolve()
      }
    }),
  writeLocally: () => {
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
  },
}
