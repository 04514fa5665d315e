import { postPath, posts } from './blog/posts.ts'
import { articleNames, articlePath } from './documentation/contents.ts'
import { readablePages } from './layout/site-pages.ts'

/**
 * The address of every page that is written out while the app is built: those of `site-pages.ts`, and the articles under
 * two of them, which no header or footer has to know.
 */
export const prerenderedPaths: readonly string[] = [
  ...new Set([
    ...readablePages.map(({ path }) => path),
    ...articleNames.map(articlePath),
    ...posts.map(({ name }) => postPath(name)),
  ]),
]
