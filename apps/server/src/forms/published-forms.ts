import { dedupeInFlight } from '../database/dedupe-in-flight.ts'
import { createByteCache } from '../http/byte-cache.ts'
import type { FormStore, PublishedForm } from './form-store.ts'

/** Cached lookup of published forms, fast enough for thousands of requests a second. */
export interface PublishedForms {
  find(slug: string): Promise<PublishedForm | null>
  /**
   * The last result of `find`, if it is still in memory, for pages while the database does not respond. A form
   * unpublished on this node disappears at once; on another node, with the next `checkLastKnown`.
   */
  lastKnown(slug: string): PublishedForm | null
  forgetLastKnown(formId: string): void
  /** Removes forms that are no longer published. */
  checkLastKnown(): Promise<void>
}

const maxBytes = 64 * 1024 * 1024
const maxLastKnown = 10_000

/**
 * Creates the lookup. Versions are immutable and cached. The current version is queried each time, with one shared
 * query for parallel calls. So a save, publish or unpublish is visible at once on every node (decision 35).
 */
export function createPublishedForms(
  forms: Pick<FormStore, 'findPublished' | 'findPublishedVersion' | 'findPublishedVersions'>,
): PublishedForms {
  const versions = createByteCache<PublishedForm>(maxBytes)
  const lastKnown = new Map<string, Pick<PublishedForm, 'id' | 'version'>>()
  const newest = dedupeInFlight((slug: string) => forms.findPublishedVersion(slug))
  const load = dedupeInFlight(async (slug: string) => {
    const form = await forms.findPublished(slug)
    // A parsed schema uses about four times the memory of its JSON.
    if (form !== null) versions.set(keyOf(form), form, JSON.stringify(form).length * 4)
    return form
  })

  function remember(slug: string, form: PublishedForm | null) {
    lastKnown.delete(slug)
    // A former slug gets no page, but a redirect, which needs the database.
    if (form === null || form.slug !== slug) return
    const [oldest] = lastKnown.keys()
    if (lastKnown.size >= maxLastKnown && oldest !== undefined) lastKnown.delete(oldest)
    lastKnown.set(slug, { id: form.id, version: form.version })
  }

  async function find(slug: string): Promise<PublishedForm | null> {
    const current = await newest(slug)
    if (current === null) return null
    const form = versions.get(keyOf({ slug, ...current })) ?? (await load(slug))
    const { guardedUntil } = current
    return form === null || guardedUntil === undefined ? form : { ...form, guardedUntil }
  }

  return {
    async find(slug) {
      const form = await find(slug)
      remember(slug, form)
      return form
    },

    lastKnown(slug) {
      const known = lastKnown.get(slug)
      return known === undefined ? null : (versions.get(keyOf({ ...known, slug })) ?? null)
    },

    forgetLastKnown(formId) {
      for (const [slug, { id }] of lastKnown) if (id === formId) lastKnown.delete(slug)
    },

    async checkLastKnown() {
      const asked = [...lastKnown]
      if (asked.length === 0) return
      const published = await forms.findPublishedVersions(asked.map(([slug]) => slug))
      const keys = new Set(published.map(keyOf))
      for (const [slug, known] of asked) {
        const isSame = lastKnown.get(slug) === known
        if (isSame && !keys.has(keyOf({ ...known, slug }))) lastKnown.delete(slug)
      }
    },
  }
}

function keyOf({ id, version, slug }: Pick<PublishedForm, 'id' | 'version' | 'slug'>): string {
  return `${id} ${version} ${slug}`
}
