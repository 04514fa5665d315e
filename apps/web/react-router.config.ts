import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/site/prerendered.ts'

export default {
  appDirectory: 'src',
  // The server only serves files; the app renders in the browser.
  ssr: false,
  // Public pages are prerendered, so they are readable before scripts load.
  prerender: [
    ...prerenderedPaths,
    '/404',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/documentation/search.json',
  ],
} satisfies Config
