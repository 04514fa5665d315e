import { Link, useLoaderData } from 'react-router'
import { PageHead } from '../layout/PageHead.tsx'
import { Wrap } from '../layout/Wrap.tsx'
import styles from './BlogPage.module.css'
import { FeedLink } from './FeedLink.tsx'
import { PostDate } from './PostDate.tsx'
import { allPosts } from './posts.server.ts'

/** Runs at build time only. */
export function loader() {
  return {
    posts: allPosts().map(({ path, date, minutes, article: { title, description } }) => ({
      path,
      date,
      minutes,
      title,
      description,
    })),
  }
}

export default function BlogPage() {
  const { posts } = useLoaderData<typeof loader>()
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Blog"
        description="Articles about conditional forms: which questions to ask, what conditions mean, and how they work. By the Ramiform project."
        path="/blog"
      />
      <FeedLink />
      <h1>Blog</h1>
      <p className={styles.lead}>
        About conditional forms: which questions to ask, and what conditions mean.{' '}
        <a href="/blog/feed.xml">Subscribe to the feed</a>
      </p>
      <ul className={styles.posts}>
        {posts.map(({ path, date, minutes, title, description }) => (
          <li key={path}>
            <article>
              <PostDate date={date} minutes={minutes} />
              <h2>
                <Link to={path}>{title}</Link>
              </h2>
              <p>{description}</p>
            </article>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
