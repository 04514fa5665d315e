import { showEarly } from './early-visibility.ts'
import { readPageData } from './state/page-data.ts'

// The first script of a form's page (decision 709). The rest of the form's script loads at the same time, but is five
// times larger.

void start()

async function start() {
  const root = document.getElementById('root')
  const data = readPageData()
  if (root === null || data === null) return
  const endEarly = showEarly(root, data)
  // Long forms show before they hydrate.
  await painted()
  const { takeOver } = await import('./take-over.tsx')
  await takeOver(root, data, endEarly)
}

/** Resolves after the next paint. The timeout is for frames out of sight, which never paint. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}
