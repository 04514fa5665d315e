import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SharedRedis } from '../../nodes/redis.ts'
import type { FloodWatch } from './flood-watch.ts'

const channel = 'ramiform:attempts'
/** Milliseconds between messages. A flood lasts minutes, so other nodes may learn of an attempt this much later. */
const sendEveryMs = 500
/** Maximum attempts in one message. A form is guarded long before a node drops any. */
const maxAttempts = 1_000

const attempt = z.tuple([z.enum(['sent', 'marked']), z.string(), z.string()])
const messageSchema = z.object({ node: z.string(), attempts: z.array(attempt) })

type Attempt = z.output<typeof attempt>

/**
 * Tells all nodes of each other's attempts, so that every node sees a whole flood and not only its share. While Redis
 * is unavailable, messages are dropped and each node watches its own attempts.
 */
export async function shareAttempts(
  watch: FloodWatch,
  redis: SharedRedis,
): Promise<{ readonly watch: FloodWatch; readonly stop: () => void }> {
  const node = randomUUID()
  let waiting: Attempt[] = []
  await redis.subscribe(channel, (text) => {
    const message = messageSchema.safeParse(parsed(text))
    if (!message.success || message.data.node === node) return
    for (const [kind, formId, address] of message.data.attempts) {
      watch[kind](formId, address, new Date())
    }
  })
  const timer = setInterval(() => {
    if (waiting.length === 0) return
    const message = JSON.stringify({ node, attempts: waiting })
    waiting = []
    void redis.run(
      (client) => client.publish(channel, message),
      async () => 0,
    )
  }, sendEveryMs)
  timer.unref()

  function note(found: Attempt) {
    if (waiting.length < maxAttempts) waiting.push(found)
  }
  return {
    watch: {
      sent(formId, address, now) {
        watch.sent(formId, address, now)
        note(['sent', formId, address])
      },
      marked(formId, address, now) {
        watch.marked(formId, address, now)
        note(['marked', formId, address])
      },
      guardedUntil: (formId, now) => watch.guardedUntil(formId, now),
    },
    stop: () => clearInterval(timer),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
