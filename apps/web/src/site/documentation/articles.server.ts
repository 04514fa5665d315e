import { type Article, readArticle } from '../articles/read-article.server.ts'
import { type ArticleName, articleNames, articlePath, contents } from './contents.ts'

const files = import.meta.glob<string>('./articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A page of the documentation as links to it need it. */
export interface PageLink {
  readonly path: string
  readonly title: string
}

export interface DocumentationPageData {
  readonly article: Article
  readonly group: string
  readonly path: string
  readonly menu: readonly { readonly group: string; readonly pages: readonly PageLink[] }[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
}

/** A part of the documentation that a search can find: an article, or a heading in one. */
export interface FoundPart {
  readonly path: string
  readonly title: string
  /** the article it is in, for a heading */
  readonly within?: string
}

const read = new Map<ArticleName, Article>()

function articleNamed(name: ArticleName): Article {
  const known = read.get(name)
  if (known !== undefined) return known
  const text = files[`./articles/${name}.md`]
  if (text === undefined) throw new Error(`There is no articles/${name}.md`)
  const article = readArticle(text)
  read.set(name, article)
  return article
}

const linkTo = (name: ArticleName): PageLink => ({
  path: articlePath(name),
  title: articleNamed(name).title,
})

export function documentationPage(name: ArticleName): DocumentationPageData {
  const at = articleNames.indexOf(name)
  const before = articleNames[at - 1]
  const after = articleNames[at + 1]
  const group = contents.find(({ articles }) => articles.some((one) => one === name))?.group ?? ''
  return {
    article: articleNamed(name),
    group,
    path: articlePath(name),
    menu: contents.map(({ group: title, articles }) => ({
      group: title,
      pages: articles.map(linkTo),
    })),
    previous: before === undefined ? null : linkTo(before),
    next: after === undefined ? null : linkTo(after),
  }
}

/** Every article and heading, for the search. */
export function searchableParts(): readonly FoundPart[] {
  return articleNames.flatMap((name) => {
    const { title, headings } = articleNamed(name)
    const path = articlePath(name)
    const parts = headings.map(({ id, text }) => ({
      path: `${path}#${id}`,
      title: text,
      within: title,
    }))
    return [{ path, title }, ...parts]
  })
}
