import type { ReactNode } from 'react'
import { PageHead } from '../layout/PageHead.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { Article } from './Article.tsx'
import styles from './ArticlePage.module.css'
import { Intro } from './Intro.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import type { Article as ArticleText } from './read-article.server.ts'

/** A page with one article and its table of contents. */
export function ArticlePage({
  article,
  path,
  above,
  before,
  below,
}: {
  article: ArticleText
  path: string
  /** Before the title. */
  above?: ReactNode
  /** Between the first paragraph and the rest. */
  before?: ReactNode
  /** After the text. */
  below?: ReactNode
}) {
  return (
    <Wrap className={styles.page}>
      <PageHead title={article.title} description={article.description} path={path} />
      <div>
        {above}
        <h1>{article.title}</h1>
        <Intro article={article} />
        {before}
        <Article article={article} />
        {below}
      </div>
      <OnThisPage headings={article.headings} />
    </Wrap>
  )
}
