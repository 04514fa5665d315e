import { useLoaderData } from 'react-router'
import { ArticlePage } from '../../site/articles/ArticlePage.tsx'
import { readArticle } from '../../site/articles/read-article.server.ts'
import text from './community.md?raw'

/** Runs at build time only. */
export function loader() {
  return { article: readArticle(text) }
}

export default function CommunityPage() {
  const { article } = useLoaderData<typeof loader>()
  return <ArticlePage article={article} path="/community" />
}
