import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticlePage } from '../articles/ArticlePage.tsx'
import { readArticle } from '../articles/read-article.server.ts'

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

/** Runs at build time only. */
export function loader({ url }: LoaderFunctionArgs) {
  const path = url.pathname.replace(/\/$/, '')
  const text = files[`.${path}.md`]
  if (text === undefined) throw new Error(`There is no project${path}.md`)
  return { article: readArticle(text), path }
}

/** A page about the project: about, careers or community. */
export default function ProjectPage() {
  const { article, path } = useLoaderData<typeof loader>()
  return <ArticlePage key={path} article={article} path={path} />
}
