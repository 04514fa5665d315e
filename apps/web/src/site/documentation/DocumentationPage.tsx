import { useEffect, useRef } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Article } from '../articles/Article.tsx'
import { Intro } from '../articles/Intro.tsx'
import { OnThisPage } from '../articles/OnThisPage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import { documentationPage } from './articles.server.ts'
import { articleAt } from './contents.ts'
import styles from './DocumentationPage.module.css'
import { Menu } from './Menu.tsx'
import { Search } from './Search.tsx'

/** Runs at build time only: every article is prerendered. */
export function loader({ url }: LoaderFunctionArgs) {
  return documentationPage(articleAt(url.pathname))
}

/** One article, with the list of articles and its table of contents. */
export default function DocumentationPage() {
  const { article, group, path, menu, previous, next } = useLoaderData<typeof loader>()
  const side = useCurrentInSight(path)
  return (
    <>
      <PageHead
        title={`${article.title} · Documentation`}
        description={article.description}
        path={path}
      />
      <Wrap className={styles.page}>
        <div ref={side} className={styles.side}>
          <Search />
          <Menu key={path} menu={menu} current={path} />
        </div>
        <div className={styles.main}>
          <p className={styles.crumb}>{group}</p>
          <h1>{article.title}</h1>
          <Intro article={article} />
          <Article article={article} />
          <nav className={styles.turn} aria-label="Previous and next">
            {previous && (
              <Link to={previous.path} rel="prev">
                <small>Previous</small>
                {previous.title}
              </Link>
            )}
            {next && (
              <Link to={next.path} rel="next">
                <small>Next</small>
                {next.title}
              </Link>
            )}
          </nav>
        </div>
        <OnThisPage key={path} headings={article.headings} />
      </Wrap>
    </>
  )
}

/** Scrolls the list of articles to the open one. */
function useCurrentInSight(path: string) {
  const side = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = side.current?.querySelector(`[aria-current][href="${path}"]`)
    if (!side.current || !current) return
    const { top, bottom } = side.current.getBoundingClientRect()
    const place = current.getBoundingClientRect()
    if (place.bottom > bottom) side.current.scrollTop += place.top - (top + bottom) / 2
  }, [path])
  return side
}
