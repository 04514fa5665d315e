import { type Article, readArticle } from '../articles/read-article.server.ts'
import { type PostName, postPath, posts } from './posts.ts'

const files = import.meta.glob<string>('./posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface Post {
  readonly name: PostName
  readonly path: string
  /** `2026-11-22` */
  readonly date: string
  /** reading time */
  readonly minutes: number
  readonly article: Article
}

const wordsAMinute = 220

/** Every post, newest first. */
export function allPosts(): readonly Post[] {
  return posts.map(({ name, date }) => {
    const text = files[`./posts/${name}.md`]
    if (text === undefined) throw new Error(`There is no posts/${name}.md`)
    return {
      name,
      path: postPath(name),
      date,
      minutes: Math.round(text.split(/\s+/).length / wordsAMinute),
      article: readArticle(text),
    }
  })
}
