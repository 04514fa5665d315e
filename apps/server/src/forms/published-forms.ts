import { createByteCache } from '../http/byte-cache.ts'
import type { FormStore, PublishedForm } from './form-store.ts'
import { newestCall } from './newest-call.ts'

/** Finds published forms, thousands of times a second. */
export interface PublishedForms {
  find(slug: string): Promise<PublishedForm | null>
}

const maxBytes = 64 * 1024 * 1024

/**
 * A version never changes, so it is kept; which version is published is asked each time, once for all who
 * ask at that moment. So a save, a publish or an unpublish shows at once (decision 35), on every node.
 */
export function createPublishedForms(forms: FormStore): PublishedForms {
  const versions = createByteCache<PublishedForm>(maxBytes)
  const newest = newestCall((slug: string) => forms.findPublishedVersion(slug))
  const load = newestCall(async (slug: string) => {
    const form = await forms.findPublished(slug)
    // Read into objects, a schema takes about four times its text.
    if (form !== null) versions.set(keyOf(form), form, JSON.stringify(form).length * 4)
    return form
  })
  return {
    async find(slug) {
      const current = await newest(slug)
      if (current === null) return null
      const form = versions.get(keyOf({ ...current, slug })) ?? (await load(slug))
      const { guardedUntil } = current
      return form === null || guardedUntil === undefined ? form : { ...form, guardedUntil }
    },
  }
}

function keyOf({ id, version, slug }: Pick<PublishedForm, 'id' | 'version' | 'slug'>): string {
  return `${id} ${version} ${slug}`
}
