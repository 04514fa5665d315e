import { Redis } from 'ioredis'
import type { Log } from '../database/log.ts'

/** Milliseconds for one command. A slower Redis counts as unavailable, so that no request waits for it longer. */
const commandMs = 250
const connectMs = 2_000
const longestPauseMs = 2_000

/**
 * The Redis or Valkey that all nodes share. It holds only what may be lost: counts, and the number behind the start-up
 * code. Without it each node counts for itself.
 */
export interface SharedRedis {
  readonly client: Redis
  /** Runs `command`. While Redis is unavailable, runs `fallback` instead. */
  run<Value>(
    command: (client: Redis) => Promise<Value>,
    fallback: () => Promise<Value>,
  ): Promise<Value>
  /** Calls `onMessage` for each message that any node publishes to the channel, this one included. */
  subscribe(channel: string, onMessage: (message: string) => void): Promise<void>
  close(): Promise<void>
}

/**
 * Connects to Redis. Resolves without a connection when Redis does not respond, and keeps trying.
 * @param url a redis:// or rediss:// URL
 * @param log gets one line when Redis becomes unavailable, and one when it is back
 */
export async function connectRedis(url: string, log: Log): Promise<SharedRedis> {
  const options = {
    lazyConnect: true,
    connectTimeout: connectMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A hanging connection is given up at once.
    disconnectTimeout: 1,
    retryStrategy: (tries: number) => Math.min(tries * 100, longestPauseMs),
  }
  const client = new Redis(url, { ...options, commandTimeout: commandMs })
  // A subscription waits for messages, so its connection has no timeout for commands.
  const subscriber = new Redis(url, { ...options, enableOfflineQueue: true })
  let isAvailable = true

  function lost(error: unknown) {
    if (!isAvailable) return
    isAvailable = false
    log.warn({ err: error }, 'Redis is unavailable: this node counts for itself')
  }
  client.on('error', lost)
  client.on('close', () => lost(undefined))
  client.on('ready', () => {
    if (!isAvailable) log.info({}, 'Redis is available again: all nodes count together')
    isAvailable = true
  })
  // The client above reports the same outage.
  subscriber.on('error', () => {})
  await client.connect().catch(lost)

  return {
    client,
    async run(command, fallback) {
      if (!isAvailable) return fallback()
      try {
        return await command(client)
      } catch (error) {
        lost(error)
        // A connection that timed out may hang for minutes. A new one shows whether Redis responds.
        client.disconnect(true)
        return fallback()
      }
    },
    async subscribe(channel, onMessage) {
      subscriber.on('message', (from, message) => {
        if (from === channel) onMessage(message)
      })
      // The client subscribes again after each reconnect.
      void subscriber.subscribe(channel).catch(() => {})
    },
    async close() {
      isAvailable = false
      client.disconnect()
      subscriber.disconnect()
    },
  }
}
