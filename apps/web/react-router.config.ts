import type { Config } from '@react-router/dev/config'
import { writtenOut } from './src/site/written-out.ts'

export default {
  appDirectory: 'src',
  // The server only hands out files: everything an owner sees is drawn in the browser.
  ssr: false,
  // Pages for everybody are written out while building: they can be read before any script has come.
  prerender: [
    ...writtenOut,
    '/404',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/documentation/search.json',
  ],
} satisfies Config
