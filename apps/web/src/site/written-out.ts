import { postPath, posts } from '../pages/blog/posts.ts'
import { articleNames, articlePath } from '../pages/documentation/contents.ts'
import { readablePages } from './site-pages.ts'

/**
 * The address of every page that is written out while the app is built: those of `site-pages.ts`, and the articles under
 * two of them, which no header or footer has to know.
 */
export const writtenOut: readonly string[] = [
  ...new Set([
    ...readablePages.map(({ path }) => path),
    ...articleNames.map(articlePath),
    ...posts.map(({ name }) => postPath(name)),
  ]),
]
