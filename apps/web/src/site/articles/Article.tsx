import { Prose } from '../layout/Prose.tsx'
import styles from './Article.module.css'
import { ArticleHtml } from './ArticleHtml.tsx'
import type { Article as ArticleText } from './read-article.server.ts'

/** The text of an article, below its title and first paragraph. */
export function Article({ article }: { article: Pick<ArticleText, 'html'> }) {
  return (
    <Prose>
      <ArticleHtml html={article.html} className={styles.article} />
    </Prose>
  )
}
