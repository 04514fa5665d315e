import { createHash, randomUUID } from 'node:crypto'

/** An equal post from the same browser within this many milliseconds is a second press of the button. */
const secondPressMs = 5_000

export interface Post {
  readonly slug: string
  readonly address: string
  readonly browser: string
  /** The posted body. */
  readonly body: string
}

/**
 * Idempotency keys for posts without JavaScript. Such a page is the same for every visitor, so it has no key of its
 * own (decision 182: two presses store once). Keys are per process.
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
    // The time counts from the first press, so repeated presses do not extend it.
    if (!recent.has(post)) recent.set(post, { key, until: time + secondPressMs })
    return key
  }
}
