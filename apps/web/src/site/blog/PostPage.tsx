import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticlePage } from '../articles/ArticlePage.tsx'
import { FeedLink } from './FeedLink.tsx'
import { PostDate } from './PostDate.tsx'
import styles from './PostPage.module.css'
import { allPosts } from './posts.server.ts'

/** Runs at build time only: every post is prerendered. */
export function loader({ url }: LoaderFunctionArgs) {
  const path = url.pathname.replace(/\/$/, '')
  const all = allPosts()
  const post = all.find((one) => one.path === path)
  if (post === undefined) throw new Error(`There is no post at ${path}`)
  const others = all
    .filter((one) => one !== post)
    .map(({ path: to, article: { title } }) => ({ to, title }))
  return { post, others }
}

export default function PostPage() {
  const {
    post: { article, path, date, minutes },
    others,
  } = useLoaderData<typeof loader>()
  return (
    <>
      <FeedLink />
      <ArticlePage
        key={path}
        article={article}
        path={path}
        above={
          <div className={styles.above}>
            <Link to="/blog">Blog</Link>
            <PostDate date={date} minutes={minutes} />
          </div>
        }
        below={
          <nav className={styles.others} aria-labelledby="other-posts">
            <h2 id="other-posts">More articles</h2>
            <ul>
              {others.map(({ to, title }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
    </>
  )
}
