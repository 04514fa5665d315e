import { siteAddress } from './site-address.ts'

export interface PageHeadProps {
  /** The page's own title. The product's name is added where it is not part of it. */
  readonly title: string
  /** one or two sentences for search results and previews, 50 to 160 characters */
  readonly description: string
  /** beginning with a slash, without a query */
  readonly path: string
  /** 1200 x 630, a path of this site */
  readonly image?: string
}

/** Everything about a page that search engines and link previews read. */
export function PageHead({ title, description, path, image = '/social.png' }: PageHeadProps) {
  const address = siteAddress()
  return (
    <>
      <title>{title.includes('Ramiform') ? title : `${title} · Ramiform`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Ramiform" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address + path} />
      <meta property="og:image" content={address + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
