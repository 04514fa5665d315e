import { showEarly } from './early-visibility.ts'
import { painted } from './painted.ts'
import { readPageData } from './state/page-data.ts'

// The first script of a form's page (decision 709). The rest of the form's script loads at the same time, but is five
// times larger.

void start()

async function start() {
  const root = document.getElementById('root')
  const data = readPageData()
  if (root === null || data === null) return
  const endEarly = showEarly(root, data)
  // The code of the form only runs after that, so that it delays neither the first paint nor early questions.
  await painted()
  const { takeOver } = await import('./take-over.tsx')
  await takeOver(root, data, endEarly)
}
