import { siteAddress } from './layout/site-address.ts'
import { prerenderedPaths } from './prerendered.ts'

/** `/sitemap.xml` (protocol of sitemaps.org). Runs at build time only. */
export function loader(): Response {
  const urls = prerenderedPaths.map((path) => `  <url><loc>${siteAddress()}${path}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  )
}
