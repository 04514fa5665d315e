import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its own code (`NODE_OPTIONS=--import`). Answers each request to LOOP_DELAY_PORT with the
// longest time that the event loop was blocked since the last one: as passed on the clock, and as processor time of its
// thread, which other programs on the machine do not add to. Both in milliseconds.

const resolution = 2

// Threads of the server load this too.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let worst = 0
  let before = cpuMs()
  setInterval(() => {
    const now = cpuMs()
    worst = Math.max(worst, now - before)
    before = now
  }, resolution).unref()

  createServer((_request, response) => {
    // The histogram counts the wait of its own timer too.
    response.end(JSON.stringify({ clock: Math.max(0, delay.max / 1e6 - resolution), cpu: worst }))
    delay.reset()
    worst = 0
  })
    .listen(Number(process.env.LOOP_DELAY_PORT), '127.0.0.1')
    .unref()
}

function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
