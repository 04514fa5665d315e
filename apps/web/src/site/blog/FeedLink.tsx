/** Lets feed readers discover the feed. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Ramiform" href="/blog/feed.xml" />
}
