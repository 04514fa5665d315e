/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, no cache. */
const phone = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/**
 * Times of one visit in milliseconds from the request: first paint, first field that keeps typed text, and the field
 * that depends on "By phone" on the screen.
 */
export async function visitOnSlowPhone(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(probe)
    await page.goto('about:blank')
    await wire.send('Network.emulateNetworkConditions', { offline: false, ...phone })
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.__filling?.reacted !== undefined, null, {
      timeout: 60_000,
      polling: 200,
    })
    return await page.evaluate(() => window.__filling)
  } finally {
    await context.close()
  }
}

/** Repeats an action until the page keeps its result, because scripts may load late. Runs in the page. */
function probe() {
  const seen = {}
  window.__filling = seen
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.paint = startTime
    }
  }).observe({ type: 'paint', buffered: true })
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  // Labels are the same in all programs; names and values of inputs are not.
  const labelOf = (input) =>
    input.labels?.[0] ?? document.getElementById(input.getAttribute('aria-labelledby'))
  const labeled = (text) =>
    [...document.querySelectorAll('main input')].find((input) =>
      labelOf(input)?.textContent.trim().startsWith(text),
    )
  let isTyping = false
  let chosenAt = 0
  const timer = setInterval(async () => {
    if (!document.body) return
    const input = document.querySelector(
      'main input:not([type=radio]):not([type=checkbox]):not([type=hidden])',
    )
    if (seen.typed === undefined && !isTyping && input?.checkVisibility()) {
      isTyping = true
      write.call(input, 'Ada')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await painted()
      if (input.isConnected && input.value === 'Ada') seen.typed = performance.now()
      isTyping = false
    }
    const dependent = labeled('Best day to call')
    if (chosenAt > 0 && dependent?.checkVisibility()) {
      clearInterval(timer)
      await painted()
      seen.reacted ??= performance.now()
      return
    }
    const choice = labeled('By phone')
    if (choice === undefined || performance.now() - chosenAt < 250) return
    if (choice.checked) labeled('By e-mail').click()
    choice.click()
    chosenAt = performance.now()
  }, 8)
}
