import styles from './Intro.module.css'
import type { Article } from './read-article.server.ts'

/** The first paragraph of an article, in larger text. */
export function Intro({ article }: { article: Pick<Article, 'intro'> }) {
  return (
    <p
      className={styles.intro}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown; the parser allows no HTML in it
      dangerouslySetInnerHTML={{ __html: article.intro }}
    />
  )
}
