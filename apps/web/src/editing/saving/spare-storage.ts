/** Room for what the browser's small storage cannot take: IndexedDB, as key and value. */
export interface SpareStorage {
  put(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  entries(prefix: string): Promise<readonly (readonly [key: string, value: string])[]>
}

const databaseName = 'ramiform'
const storeName = 'unsaved'

export function indexedSpareStorage(indexedDb: IDBFactory): SpareStorage {
  async function inStore<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await opened(indexedDb)
    try {
      const transaction = database.transaction(storeName, mode)
      const result = await answer(act(transaction.objectStore(storeName)))
      if (mode === 'readwrite') await finished(transaction)
      return result
    } finally {
      database.close()
    }
  }
  const range = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  return {
    put: async (key, value) => void (await inStore('readwrite', (store) => store.put(value, key))),
    remove: async (key) => void (await inStore('readwrite', (store) => store.delete(key))),
    async entries(prefix) {
      const keys = await inStore('readonly', (store) => store.getAllKeys(range(prefix)))
      const values: unknown[] = await inStore('readonly', (store) => store.getAll(range(prefix)))
      return keys.map((key, index) => [String(key), String(values[index])] as const)
    },
  }
}

/** Private windows of some browsers have none. */
export function spareStorage(): SpareStorage | null {
  return 'indexedDB' in window ? indexedSpareStorage(indexedDB) : null
}

function opened(indexedDb: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDb.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return answer(request)
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
