import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Prose } from '../Prose.tsx'
import styles from './Article.module.css'
import { pathOfLink } from './path-of-link.ts'
import type { Article as ArticleText } from './read-article.server.ts'

/** The text of an article, as it was written out while the site was built. Its links lead on without a reload. */
export function Article({ article }: { article: Pick<ArticleText, 'html'> }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link === null ? null : pathOfLink(link, event)
    if (path === null) return
    event.preventDefault()
    void navigate(path)
  }

  return (
    <Prose>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only its links are followed, where Enter is a click too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className={styles.article}
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown while the site is built; the parser lets no HTML through
        dangerouslySetInnerHTML={{ __html: article.html }}
      />
    </Prose>
  )
}
