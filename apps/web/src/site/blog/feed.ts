import { escapeHtml } from '../html/escape-html.ts'
import { siteAddress } from '../layout/site-address.ts'
import { allPosts } from './posts.server.ts'
import { blogAuthor } from './posts.ts'

/** `/blog/feed.xml`, an Atom feed (RFC 4287) with whole articles. Runs at build time only. */
export function loader(): Response {
  const address = siteAddress()
  const posts = allPosts()
  const entries = posts.map(
    ({ path, date, article }) => `  <entry>
    <title>${escapeHtml(article.title)}</title>
    <link href="${address}${path}"/>
    <id>${address}${path}</id>
    <updated>${date}T00:00:00Z</updated>
    <summary>${escapeHtml(article.description)}</summary>
    <content type="html">${escapeHtml(withWholeAddresses(article.html, address))}</content>
  </entry>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Ramiform</title>
  <subtitle>About conditional forms</subtitle>
  <link href="${address}/blog"/>
  <link rel="self" href="${address}/blog/feed.xml"/>
  <id>${address}/blog</id>
  <updated>${posts[0]?.date}T00:00:00Z</updated>
  <author><name>${blogAuthor}</name></author>
${entries.join('\n')}
</feed>
`,
    { headers: { 'content-type': 'application/atom+xml' } },
  )
}

/** Feed readers need absolute URLs. */
const withWholeAddresses = (html: string, address: string) =>
  html.replaceAll(/(href|src|srcset)="\//g, `$1="${address}/`)
