import type { Config } from '@react-router/dev/config'
import { readablePages } from './src/site/site-pages.ts'

export default {
  appDirectory: 'src',
  // The server only hands out files: everything an owner sees is drawn in the browser.
  ssr: false,
  // Pages for everybody are written out while building: they can be read before any script has come.
  prerender: [...readablePages.map(({ path }) => path), '/404', '/sitemap.xml'],
} satisfies Config
