import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SharedRedis } from '../../nodes/redis.ts'
import {
  countHere,
  createStartCode,
  rememberedMs,
  type StartCode,
  type TryCounter,
  waitAfter,
} from './start-code.ts'

const numberKey = 'ramiform:start-code'
/** Milliseconds until the code ends after the last node has stopped. The next start then prints a new one. */
const numberLivesMs = 60_000

/**
 * Creates the start-up code of all nodes, so that the code on any node's console signs in on each of them. Redis holds
 * only a random number; the code is derived from it with the session secret, so Redis alone does not reveal it.
 * While Redis is unavailable at start, the node has a code of its own.
 */
export async function createSharedStartCode(
  redis: SharedRedis,
  sessionSecret: string,
): Promise<StartCode> {
  const own = randomUUID()
  const shared = await redis.run(
    async (client) => {
      await client.set(numberKey, own, 'PX', numberLivesMs, 'NX')
      return (await client.get(numberKey)) ?? own
    },
    async () => own,
  )
  // Also restores the number after Redis lost its data.
  const timer = setInterval(() => {
    void redis.run(
      async (client) => {
        if ((await client.set(numberKey, shared, 'PX', numberLivesMs, 'NX')) === null)
          await client.pexpire(numberKey, numberLivesMs)
      },
      async () => {},
    )
  }, numberLivesMs / 3)
  timer.unref()
  return createStartCode({
    value: codeFrom(shared, sessionSecret),
    tries: countOnAllNodes(redis),
  })
}

/** Twelve digits: 48 bits modulo 10^12, so some codes are 0.4 % more likely than others. */
function codeFrom(number: string, secret: string): string {
  const bits = createHmac('sha256', secret).update(`start-up code ${number}`).digest()
  return String(bits.readUIntBE(0, 6) % 10 ** 12).padStart(12, '0')
}

/** Milliseconds to wait by number of wrong codes. More wrong codes wait as long as the last. */
const waits = Array.from({ length: 20 }, (_, wrong) => waitAfter(wrong))

/** Counts a try, and starts the wait of its count. Returns the milliseconds of a wait that has begun before. */
const beginScript = `
  local left = redis.call('PTTL', KEYS[2])
  if left > 0 then return left end
  local wrong = redis.call('INCR', KEYS[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  local wait = ARGV[math.min(wrong + 2, #ARGV)]
  if tonumber(wait) > 0 then redis.call('SET', KEYS[2], 1, 'PX', wait) end
  return 0
`

function countOnAllNodes(redis: SharedRedis): TryCounter {
  const here = countHere(Date.now)
  const keys = (source: string) =>
    [`ramiform:code-tries:{${source}}`, `ramiform:code-wait:{${source}}`] as const
  return {
    begin: (source) =>
      redis.run(
        async (client) =>
          z
            .number()
            .parse(await client.eval(beginScript, 2, ...keys(source), rememberedMs, ...waits)),
        () => here.begin(source),
      ),
    async forget(source) {
      await here.forget(source)
      await redis.run(
        (client) => client.del(...keys(source)),
        async () => 0,
      )
    },
  }
}
