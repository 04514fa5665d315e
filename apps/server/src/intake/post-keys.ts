import { createHash, randomUUID } from 'node:crypto'

/** The same post from the same browser again within these ms is a second press of the button, no second submission. */
const secondPressMs = 5_000

export interface Post {
  readonly slug: string
  readonly address: string
  readonly browser: string
  /** as it was posted */
  readonly body: string
}

/**
 * Idempotency keys for posts of a page without JavaScript: such a page is the same bytes for everybody, so it brings
 * no key of its own (decision 182). Known to this process only.
 */
export function createPostKeys(): (post: Post, now: Date) => string {
  const recent = new Map<string, { readonly key: string; readonly until: number }>()
  return ({ slug, address, browser, body }, now) => {
    const time = now.getTime()
    for (const [old, { until }] of recent) {
      if (until > time) break
      recent.delete(old)
    }
    const post = createHash('sha256')
      .update(JSON.stringify([slug, address, browser, body]))
      .digest('base64')
    const key = recent.get(post)?.key ?? randomUUID()
    // The first press counts: whoever goes on pressing does not wait for ever.
    if (!recent.has(post)) recent.set(post, { key, until: time + secondPressMs })
    return key
  }
}
