import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/site/prerendered.ts'

export default {
  appDirectory: 'src',
  // The server only hands out files: everything an owner sees is drawn in the browser.
  ssr: false,
  // Pages for everybody are written out while building: they can be read before any script has come.
  prerender: [
    ...prerenderedPaths,
    '/404',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/documentation/search.json',
  ],
} satisfies Config
