import { postPath, posts } from './blog/posts.ts'
import { articleNames, articlePath } from './documentation/contents.ts'
import { readablePages } from './layout/site-pages.ts'

/** Paths of all prerendered pages: those in `site-pages.ts`, and the articles of documentation and blog. */
export const prerenderedPaths: readonly string[] = [
  ...new Set([
    ...readablePages.map(({ path }) => path),
    ...articleNames.map(articlePath),
    ...posts.map(({ name }) => postPath(name)),
  ]),
]
