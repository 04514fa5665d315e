/** By which readers of feeds find ours. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Ramiform" href="/blog/feed.xml" />
}
