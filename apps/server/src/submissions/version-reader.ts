import type { FormSchema } from '@ramiform/core/form'
import type { Stores } from '../app-types.ts'
import { createByteCache } from '../http/byte-cache.ts'

const maxCacheBytes = 32 * 1024 * 1024
/** Limits of the versions that one filter compiles. Most forms have fewer. */
const mostVersions = 50
const mostSchemaBytes = 16 * 1024 * 1024

/** Cached schemas of form versions. Callers must check access. */
export interface VersionReader {
  /** The newest versions, newest first, up to a limit of number and size. */
  newest(formId: string): Promise<ReadonlyMap<number, FormSchema>>
  /** One version; null if it does not exist. */
  read(formId: string, version: number): Promise<FormSchema | null>
}

export function createVersionReader({ formVersions }: Pick<Stores, 'formVersions'>): VersionReader {
  const known = createByteCache<{ readonly schema: FormSchema; readonly bytes: number }>(
    maxCacheBytes,
  )

  async function cached(formId: string, version: number, savedAt: Date | '') {
    // A version that was never published can still change, and with it the time of its save.
    const key = `${formId} ${version} ${Number(savedAt)}`
    const found = known.get(key)
    if (found !== undefined) return found
    const schema = await formVersions.readSchema(formId, version)
    if (schema === null) return null
    const entry = { schema, bytes: JSON.stringify(schema).length * 4 }
    known.set(key, entry, entry.bytes)
    return entry
  }

  return {
    async newest(formId) {
      const schemas = new Map<number, FormSchema>()
      let bytes = 0
      for (const { version, savedAt } of await formVersions.newest(formId, mostVersions)) {
        const entry = await cached(formId, version, savedAt)
        if (entry === null) continue
        schemas.set(version, entry.schema)
        bytes += entry.bytes
        if (bytes > mostSchemaBytes) break
      }
      return schemas
    },
    // Submissions exist only for published versions, which never change.
    read: async (formId, version) => (await cached(formId, version, ''))?.schema ?? null,
  }
}
