import styles from './Intro.module.css'
import type { Article } from './read-article.server.ts'

/** The first paragraph of an article, larger than the rest. */
export function Intro({ article }: { article: Pick<Article, 'intro'> }) {
  return (
    <p
      className={styles.intro}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown while the site is built; the parser lets no HTML through
      dangerouslySetInnerHTML={{ __html: article.intro }}
    />
  )
}
