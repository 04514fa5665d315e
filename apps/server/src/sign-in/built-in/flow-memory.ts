import type { Adapter, AdapterPayload } from 'oidc-provider'

const maxEntries = 2_000
const usualLifeSeconds = 600

interface Entry {
  readonly payload: AdapterPayload
  readonly expiresAt: number
}

/**
 * Storage of the built-in provider, in memory because a sign-in takes minutes at most. Sessions are in the database, so
 * a restart signs no user out. When full, it drops the oldest entries.
 */
export function createFlowMemory(): (name: string) => Adapter {
  const entries = new Map<string, Entry>()

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    if (entry.expiresAt > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }

  return (name) => ({
    async upsert(id, payload, expiresIn) {
      const oldest = entries.keys().next().value
      if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest)
      const seconds = expiresIn ?? usualLifeSeconds
      entries.set(`${name}:${id}`, { payload, expiresAt: Date.now() + seconds * 1_000 })
    },
    find: async (id) => find(`${name}:${id}`),
    async findByUid(uid) {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${name}:`) && payload.uid === uid) return find(key)
      }
      return undefined
    },
    // Only the device flow calls this, and it is disabled.
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = find(`${name}:${id}`)
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      entries.delete(`${name}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
