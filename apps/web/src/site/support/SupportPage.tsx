import { useLoaderData } from 'react-router'
import { ArticlePage } from '../articles/ArticlePage.tsx'
import { readArticle } from '../articles/read-article.server.ts'
import { Symptoms } from './Symptoms.tsx'
import text from './support.md?raw'

/** Runs at build time only. */
export function loader() {
  return { article: readArticle(text) }
}

export default function SupportPage() {
  const { article } = useLoaderData<typeof loader>()
  return (
    <ArticlePage
      article={article}
      path="/support"
      before={<Symptoms headings={article.headings} />}
    />
  )
}
