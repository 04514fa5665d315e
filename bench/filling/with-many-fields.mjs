/** `n` text questions in pairs. The second of each pair shows unless the first is answered "no". */
export function pairs(n) {
  const fields = Array.from({ length: n }, (_, index) => ({
    id: `f${index}`,
    type: 'text',
    label: `Question ${index}`,
    ...(index % 2 === 1 && {
      conditional: { dependsOn: `f${index - 1}`, condition: 'not_equals', value: 'no' },
    }),
  }))
  return { title: `${n} questions`, fields, settings: {} }
}

/**
 * Times of one visit in milliseconds: from the request to a painted frame with every field, then of a key in an
 * independent field, and until a dependent field shows.
 */
export async function visitManyFields(browser, address, n) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Performance.enable')
    await page.addInitScript(watchRender, n)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(() => window.__rendered !== undefined)
    const middle = 2 * Math.floor(n / 4)
    // The page is ready when it reacts to a change.
    await page.waitForFunction(isAlive, middle, { timeout: 60_000, polling: 100 })
    const busy = async () => {
      const { metrics } = await wire.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
    }
    const [from, times] = [await busy(), 10]
    const keys = await page.evaluate(typeKeys, { field: n - 1, times })
    const until = await busy()
    const appear = await page.evaluate(appearing, { field: middle, times: 6 })
    const render = await page.evaluate(() => window.__rendered)
    return { render, keys, work: (until - from) / times, appear }
  } finally {
    await context.close()
  }
}

/** Sets `__rendered` when a frame with the last of `n` fields is painted. */
export function watchRender(n) {
  const timer = setInterval(() => {
    if (document.getElementById(`q-f${n - 1}`) === null) return
    clearInterval(timer)
    requestAnimationFrame(() => setTimeout(() => (window.__rendered = performance.now()), 0))
  }, 1)
}

function isAlive(field) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const input = document.getElementById(`q-f${field}`)
  const say = (text) => {
    write.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  say('no')
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const dependent = document.getElementById(`q-f${field + 1}`)
        const isGone = !dependent?.checkVisibility()
        say('yes')
        resolve(isGone)
      }, 0),
    ),
  )
}

async function typeKeys({ field, times }) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const input = document.getElementById(`q-f${field}`)
  const found = []
  input.focus()
  for (let key = 0; key < times; key += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60))
    const begun = performance.now()
    write.call(input, `${input.value}x`)
    input.dispatchEvent(
      new InputEvent('input', { bubbles: true, data: 'x', inputType: 'insertText' }),
    )
    found.push(performance.now() - begun)
  }
  return found
}

async function appearing({ field, times }) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const input = document.getElementById(`q-f${field}`)
  const isThere = () => document.getElementById(`q-f${field + 1}`)?.checkVisibility() === true
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(0)
    })
  const say = async (text, wanted) => {
    const begun = performance.now()
    write.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    while (isThere() !== wanted) await turn()
    return performance.now() - begun
  }
  const found = []
  for (let time = 0; time < times; time += 1) {
    await say('no', false)
    await new Promise((resolve) => setTimeout(resolve, 60))
    found.push(await say('yes', true))
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return found
}
