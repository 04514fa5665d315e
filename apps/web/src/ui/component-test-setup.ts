import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
// Style sheets that every page of the app loads first.
import '@ramiform/renderer/tokens.css'
import '@ramiform/renderer/app-tokens.css'
import './base.css'

/** As in `vitest.config.ts`. */
const [width, height] = [1280, 800]

// Files share one page, so each test begins without what earlier ones left: widgets (the library's own hook runs in the
// first file only), storage, the size of the window, and the place from which Tab moves on.
beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  const start = document.createElement('button')
  document.body.prepend(start)
  start.focus()
  start.remove()
})
