import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its own code (`NODE_OPTIONS=--import`). Responds to each request on LOOP_DELAY_PORT
// with the longest time that the event loop was blocked since the last one, in milliseconds: as wall-clock time, and
// as CPU time of its thread, which other programs don't affect.

const resolution = 2

// Worker threads of the server load this file, too.
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
    // The histogram includes the wait of its own timer.
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
